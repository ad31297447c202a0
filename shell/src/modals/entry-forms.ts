type EntryForms = typeof import('./EntryForms.tsx');

let loading: Promise<EntryForms> | undefined;

/** The forms of login and registration: a chunk of their own, because most page views need none. A failure is forgotten. */
export function loadEntryForms(): Promise<EntryForms> {
  loading ??= import(/* webpackChunkName: "entry-forms" */ './EntryForms.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The player is about to ask for a form. */
export function prefetchEntryForms(): void {
  void loadEntryForms().catch(() => undefined);
}
