import type { ChangeRequest } from '../../registry/change-request.ts';
import type { ChangePlan } from '../../registry/plan-change.ts';
import type { RegistryMap } from '../../registry/registry-map.ts';
import type { ReleaseSize } from '../../registry/release-size.ts';
import { moment, sayCanary, sayMoves, sayRefusal } from './phrases.ts';

export function sayChange(plan: ChangePlan, what: string): string {
  if (plan.kind === 'unchanged') return `${what} is live already; nothing changed.`;
  if (plan.kind === 'refused')
    return sayRefusal(`Refused: ${what} does not go live, nothing changed.`, plan.reasons);
  const { revision, at, by } = plan.entry;
  const tail = `Revision ${revision}, ${moment(at)}, by ${by}. The next page view gets it.`;
  const { canaries = [] } = plan.entry;
  return [...sayMoves(plan.entry, 'is'), ...canaries.map(sayCanary), tail].join('\n');
}

/** Somebody was faster, or it is so already. */
export function sayUnchanged(request: ChangeRequest, what: string, { areas }: RegistryMap): string {
  if (request.action === 'withdraw') return `${what} is out of the site already; nothing changed.`;
  if (request.action !== 'rollback') return `${what} is live already; nothing changed.`;
  return request.areas
    .map(({ area, from }) => {
      const live = Object.hasOwn(areas, area) ? areas[area] : undefined;
      const now = live
        ? `${live.version} is, since ${moment(live.activatedAt)} by ${live.by}`
        : `the area was withdrawn`;
      return `${area} ${from ?? ''} is not live any more: ${now}; nothing changed.`;
    })
    .join('\n');
}

/** What players would load of an area, before and after a change. */
export interface SizeChange {
  readonly area: string;
  readonly before: ReleaseSize | null;
  readonly after: ReleaseSize | null;
}

export function sayDryRun(plan: ChangePlan, what: string, sizes: readonly SizeChange[]): string {
  if (plan.kind !== 'change') return sayChange(plan, what);
  const weights = sizes.flatMap(({ area, before, after }) => {
    if (!after) return [];
    const was = before ? ` (${difference(after.firstBytes - before.firstBytes)})` : '';
    const all = before ? ` (${difference(after.bytes - before.bytes)})` : '';
    return [
      `${area}: ${kilobytes(after.firstBytes)} KB to load first${was}, ${kilobytes(after.bytes)} KB in all${all}.`,
    ];
  });
  const fallbacks = Object.entries(plan.entry.map.areas).map(
    ([area, live]) => `${area} would fall back to ${live.fallbacks[0]?.version ?? 'nothing'}.`,
  );
  const changed = new Set(plan.entry.changes.map(({ area }) => area));
  return [
    ...sayMoves(plan.entry, 'would be'),
    ...(plan.entry.canaries ?? []).map((change) => `With it, ${sayCanary(change)}`),
    ...weights,
    ...fallbacks.filter((line) => changed.has(line.split(' ')[0] ?? '')),
    `Nothing has changed: a dry run at revision ${plan.entry.revision - 1}.`,
  ].join('\n');
}

function difference(bytes: number): string {
  return `${bytes < 0 ? '-' : '+'}${kilobytes(Math.abs(bytes))} KB`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
