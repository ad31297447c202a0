/** Where a build begins, by kind of package. A release's version is made of what can be reached from here. */

/** The only module that an area exposes. */
export const AREA_ENTRY = './src/area.tsx';
/** The page itself; what it provides to areas stands in PROVIDED_MODULES beside it. */
export const SHELL_ENTRY = './src/main.ts';
/** The renderer of the static first paint. */
export const FRAME_ENTRY = './src/frame/frame.tsx';
/** What draws layouts on the edge. A shell without it is drawn by browsers alone. */
export const SHELL_SERVER_ENTRY = './src/server/main.ts';
/** The area kit on the edge, from the folder of shared. */
export const SERVER_KIT = 'src/area/server/index.ts';
/** The preset's own code in the shell, from the folder of shared. */
export const RUNTIME_ENTRIES = {
  federationCore: 'build/webpack/runtime/federation-core.ts',
} as const;
