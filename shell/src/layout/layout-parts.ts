import { createLater } from '../later/later.ts';

/** Footer, menu and choice of the language: below the first view, or behind a button. Fetched once the page is quiet. */
export const layoutParts = createLater(
  () => import(/* webpackChunkName: "layout-parts" */ './LayoutParts.tsx'),
);
