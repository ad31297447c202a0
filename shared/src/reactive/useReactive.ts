import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Reactive } from '../contract/platform.ts';
import { drawnValueOf } from '../first-screen/drawn-values.ts';

/**
 * The current value of a reactive value; the component is rendered anew when it changes. While markup of the edge is taken over
 * it is, for one rendering, the value that the edge drew with.
 *
 * A change is told to React as a change of state, because a subscription of `useSyncExternalStore` is answered at once: when an effect
 * of one root changes what another root shows, and React runs that effect on its way to commit the other root, then it draws and
 * commits that root in the middle of its own commit, and fails with "Cannot commit the same tree as before".
 */
export function useReactive<T>(reactive: Reactive<T>): T {
  const [, setSeen] = useState(() => reactive.value);
  useEffect(() => {
    const subscription = reactive.changes$.subscribe((value) => setSeen(() => value));
    return () => subscription.unsubscribe();
  }, [reactive]);
  return useSyncExternalStore(
    neverChanges,
    () => reactive.value,
    () => drawnValueOf(reactive),
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
