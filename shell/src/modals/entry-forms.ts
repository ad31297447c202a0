type EntryForms = typeof import('./EntryForms.tsx');

let loading: Promise<EntryForms> | undefined;
let loaded: EntryForms | undefined;

/** The forms of login, registration and forgotten password: a chunk of their own, because most page views need none. A failure is forgotten. */
export function loadEntryForms(): Promise<EntryForms> {
  loading ??= import(/* webpackChunkName: "entry-forms" */ './EntryForms.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  loading.then(
    (forms) => (loaded = forms),
    () => undefined,
  );
  return loading;
}

/** The forms, where they are here already: nothing flickers when one opens after another. */
export function loadedEntryForms(): EntryForms | undefined {
  return loaded;
}

/** The player is about to ask for a form. */
export function prefetchEntryForms(): void {
  void loadEntryForms().catch(() => undefined);
}
