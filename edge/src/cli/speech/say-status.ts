import type { HistoryEntry, Pointer, RegistryMap } from '../../registry/registry-map.ts';
import type { StoreState } from '../../registry/store-state.ts';
import { moment, sayRefusal } from './phrases.ts';
import { sayEntry } from './say-history.ts';

/** One release and what is wrong with its files. */
export interface Verification {
  readonly area: string;
  readonly version: string;
  readonly files: number;
  readonly faults: readonly string[];
}

interface AreaStatus {
  readonly area: string;
  readonly live: Pointer | null;
  readonly published: readonly string[];
}

export function sayStatus(
  map: RegistryMap,
  areas: readonly AreaStatus[],
  history: readonly HistoryEntry[],
  { revoked, pinned }: Pick<StoreState, 'revoked' | 'pinned'>,
): string {
  if (areas.length === 0) return 'Nothing is published yet.';
  const lines = areas.map(({ area, live, published }) => {
    const stock = `${published.length} published`;
    if (!live) return `${area.padEnd(12)} not live (${stock})`;
    const [fallback] = live.fallbacks;
    const good = fallback === undefined ? '' : `, falls back to ${fallback.version}`;
    const { canary } = live;
    const share = canary
      ? `\n${''.padEnd(12)} ${canary.version}  canary for ${canary.percent} %${canary.sites ? ` of ${canary.sites.join(', ')}` : ''}${canary.strategy ? ` (${canary.strategy})` : ''}, since ${moment(canary.startedAt)} by ${canary.by}`
      : '';
    return `${area.padEnd(12)} ${live.version}  since ${moment(live.activatedAt)} by ${live.by}${good} (${stock})${share}`;
  });
  const last = history.at(-1);
  const tail = last ? [`Last change: ${sayEntry(last)}`] : [];
  const notes = [
    ...Object.keys(revoked).map((name) => `${name.replace('@', ' ')} is revoked`),
    ...Object.keys(pinned).map((name) => `${name.replace('@', ' ')} is pinned`),
  ];
  return [`Revision ${map.revision}`, ...lines, ...notes, ...tail].join('\n');
}

export function sayVerification(found: readonly Verification[]): string {
  if (found.length === 0) return 'Nothing is live; nothing to verify.';
  return found
    .map(({ area, version, files, faults }) =>
      faults.length === 0
        ? `${area} ${version}: ${files} files verified.`
        : sayRefusal(`${area} ${version} is damaged:`, faults),
    )
    .join('\n');
}
