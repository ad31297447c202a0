import type { HistoryEntry } from './registry-map.ts';

/**
 * Versions of an area that are good to go back to, the live one last: an activation adds one, a rollback takes away all
 * that it passes over. A version that was left by a rollback, or replaced by its fix, is in it again only after it has
 * been activated again. What a change left counts also when the line of its own activation is lost.
 */
export function liveStack(
  history: readonly Pick<HistoryEntry, 'action' | 'changes'>[],
  area: string,
): readonly string[] {
  let stack: readonly string[] = [];
  for (const { action, changes } of history) {
    const change = changes.find((one) => one.area === area);
    if (change) stack = action === 'activate' ? afterActivation(stack, change) : afterRollback(stack, change);
  }
  return stack;
}

type Change = HistoryEntry['changes'][number];

function afterActivation(stack: readonly string[], { from, to, isFix }: Change): readonly string[] {
  if (from === null) return [to];
  if (isFix) return [...stack.filter((version) => version !== from), to];
  return stack.at(-1) === from ? [...stack, to] : [...stack, from, to];
}

function afterRollback(stack: readonly string[], { from, to }: Change): readonly string[] {
  const kept = stack.filter((version) => version !== from);
  return [...kept.slice(0, Math.max(kept.lastIndexOf(to), 0)), to];
}
