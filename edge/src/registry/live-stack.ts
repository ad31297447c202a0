import type { HistoryEntry } from './registry-map.ts';

/**
 * Versions of an area a rollback can go through, the live one last: an activation adds one, a rollback takes one
 * away. So a second rollback goes one version further back instead of returning to the newer one.
 */
export function liveStack(history: readonly HistoryEntry[], area: string): readonly string[] {
  const stack: string[] = [];
  for (const entry of history) {
    const change = entry.changes.find((one) => one.area === area);
    if (!change) continue;
    if (entry.action === 'activate') stack.push(change.to);
    else stack.pop();
  }
  return stack;
}
