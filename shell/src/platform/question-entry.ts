import { skip, take } from 'rxjs';
import type { ShellNavigation } from './navigation.ts';

/** How long the history may take to go one entry back. */
const BACK_MS = 500;

/** The history entry of a question on screen: "back" answers no, and the page stays. */
export interface QuestionEntry {
  open(onBack: () => void): void;
  /** The question is answered. Resolves when its entry is left, so that the caller may navigate. */
  close(): Promise<void>;
}

export function createQuestionEntry(navigation: ShellNavigation): QuestionEntry {
  const { location } = navigation;
  let current: { readonly beneath: string; readonly own: string } | null = null;

  function open(onBack: () => void): void {
    const { state, key } = location.value;
    navigation.pushPassing(state);
    const mine = { beneath: key, own: location.value.key };
    current = mine;
    location.changes$.pipe(skip(1), take(1)).subscribe((now) => {
      if (current !== mine) return;
      if (now.key === mine.beneath) onBack();
      // The page was changed by code, as when a session ends: the question stays open on the new page.
      else queueMicrotask(() => current === mine && open(onBack));
    });
  }
  async function close(): Promise<void> {
    const { beneath, own } = current ?? {};
    current = null;
    if (own === undefined || own !== location.value.key) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, BACK_MS);
      const changes = location.changes$.pipe(skip(1)).subscribe(({ key }) => key === beneath && done());
      function done(): void {
        clearTimeout(timer);
        changes.unsubscribe();
        resolve();
      }
      navigation.go(-1);
    });
  }
  return { open, close };
}
