export { areaConfig } from './area-config.ts';
export { shellConfig } from './shell-config.ts';
