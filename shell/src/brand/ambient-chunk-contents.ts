/** What the chunk of the moving background has. */
export { AmbientLoop } from './AmbientLoop.tsx';
export { backgroundMotion } from './background-motion.ts';
