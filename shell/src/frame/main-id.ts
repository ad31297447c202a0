/** Id of the page's main part: where "skip to content" and the focus after a navigation go. */
export const MAIN_ID = 'main';
