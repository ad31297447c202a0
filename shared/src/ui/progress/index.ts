/** How far something has come; bundled by the area that shows it. */
export { Progress, type ProgressProps } from './Progress.tsx';
