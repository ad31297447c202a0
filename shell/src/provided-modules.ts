/**
 * What areas take from the shell's first scripts. A shared module exists in the page only if the shell imports it (shared-modules.ts).
 * In steps, because on a phone it takes too long to run it all at once.
 */
export const PROVIDED_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@emotion/react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ '@mosaico/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@mosaico/shared/router'),
  () => import(/* webpackMode: "eager" */ '@mosaico/shared/i18n'),
  () => import(/* webpackMode: "eager" */ '@mosaico/shared/area'),
];
