/** The area kit: everything a screen needs of the platform. Shared by the shell as a singleton. */
export { defineArea, type AreaDefinition } from './define-area.tsx';
export * from './kit.ts';
