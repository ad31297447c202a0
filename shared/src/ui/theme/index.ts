/** Themes without React, so that servers and build scripts can use them too. */
export * from './font-face.ts';
export * from './theme-css.ts';
export * from './themes.ts';
export * from './tokens.ts';
