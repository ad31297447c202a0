import type { HistoryEntry } from './registry-map.ts';

type Step = Pick<HistoryEntry, 'action' | 'changes'>;
type Change = Step['changes'][number];

/**
 * Versions of an area that are good to go back to, the live one last, or the one that was withdrawn last: an activation adds one, a rollback takes away all
 * that it passes over. A version that was left by a rollback, replaced by its fix, or revoked, is in it again only after it has
 * been activated again. What a change left counts also when the line of its own activation is lost.
 */
export function liveStack(history: readonly Step[], area: string): readonly string[] {
  let stack: readonly string[] = [];
  for (const { action, change } of changesOf(history, area)) stack = afterChange(stack, action, change);
  return stack;
}

/** Versions of an area that were taken back and have not been activated since, each with the line that says so. */
export function takenBack<Line extends Step>(
  history: readonly Line[],
  area: string,
): ReadonlyMap<string, Line> {
  const left = new Map<string, Line>();
  for (const { line, action, change } of changesOf(history, area)) {
    const isLeft = action === 'rollback' || action === 'revoke' || change.isFix === true;
    if (isLeft && change.from !== null) left.set(change.from, line);
    if (change.to !== null) left.delete(change.to);
  }
  return left;
}

/** The area was live, and somebody has withdrawn it since. */
export function isWithdrawn(history: readonly Step[], area: string): boolean {
  return changesOf(history, area).at(-1)?.change.to === null;
}

export function wasEverLive(history: readonly Step[], area: string, version: string): boolean {
  return changesOf(history, area).some(({ change: { from, to } }) => from === version || to === version);
}

function changesOf<Line extends Step>(history: readonly Line[], area: string) {
  return history.flatMap((line) => {
    const change = line.changes.find((one) => one.area === area);
    return change ? [{ line, action: line.action, change }] : [];
  });
}

function afterChange(stack: readonly string[], action: Step['action'], change: Change): readonly string[] {
  const { from, to } = change;
  if (action === 'withdraw') return stack.at(-1) === from || from === null ? stack : [...stack, from];
  if (action === 'rollback' || action === 'revoke') return afterRollback(stack, from, to);
  return to === null ? stack : afterActivation(stack, { ...change, to });
}

function afterActivation(
  stack: readonly string[],
  { from, to, isFix }: Change & { to: string },
): readonly string[] {
  if (from === null) return [...stack, to];
  if (isFix) return [...stack.filter((version) => version !== from), to];
  return stack.at(-1) === from ? [...stack, to] : [...stack, from, to];
}

function afterRollback(stack: readonly string[], from: string | null, to: string | null): readonly string[] {
  const kept = stack.filter((version) => version !== from);
  return to === null ? kept : [...kept.slice(0, Math.max(kept.lastIndexOf(to), 0)), to];
}
