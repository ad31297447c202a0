import { createLater } from '../later/later.ts';

/** The forms of login, registration and forgotten password: most page views need none. */
export const entryForms = createLater(() => import(/* webpackChunkName: "entry-forms" */ './EntryForms.tsx'));
