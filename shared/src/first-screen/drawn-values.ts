import type { Reactive } from '../contract/platform.ts';

const drawnValues = new WeakMap<object, unknown>();

/**
 * Says what a reactive value was when the edge drew the markup of this page. The first rendering, which takes that markup over,
 * has to see the same; right after it React shows what is true now.
 *
 * An equal value needs no note, and must have none: another object with the same content is a change to React, which then renders
 * everything that shows it once more, at once and in one piece.
 */
export function noteDrawnWith<T>(reactive: Reactive<T>, value: T): void {
  if (JSON.stringify(value) !== JSON.stringify(reactive.value)) drawnValues.set(reactive, value);
}

/** For `useSyncExternalStore`: what to see while markup is drawn or taken over. Always the same value for one that was noted. */
export function drawnValueOf<T>(reactive: Reactive<T>): T {
  return drawnValues.has(reactive) ? (drawnValues.get(reactive) as T) : reactive.value;
}
