import type { Reactive } from '../contract/platform.ts';

interface Note {
  readonly drawn: unknown;
  /** The value that was last compared, and what came of it. */
  compared?: { readonly value: unknown; readonly isEqual: boolean };
}

const notes = new WeakMap<object, Note>();

/**
 * Says what a reactive value was when the edge drew the markup of this page. The first rendering, which takes that markup over,
 * has to see the same; right after it React shows what is true now.
 */
export function noteDrawnWith<T>(reactive: Reactive<T>, value: T): void {
  notes.set(reactive, { drawn: value });
}

/**
 * For `useSyncExternalStore`: what to see while markup is drawn or taken over.
 *
 * It is the value itself as long as that has the same content: another object with the same content is a change to React, which then
 * renders everything that shows it once more, at once and in one piece.
 */
export function drawnValueOf<T>(reactive: Reactive<T>): T {
  const { value } = reactive;
  const note = notes.get(reactive);
  if (!note) return value;
  if (!note.compared || note.compared.value !== value) {
    note.compared = { value, isEqual: JSON.stringify(value) === JSON.stringify(note.drawn) };
  }
  return note.compared.isEqual ? value : (note.drawn as T);
}
