/** In place of the shell's: nothing is provided to anybody. Libraries run in a task of their own, as in the site. */
export const PROVIDED_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
];
