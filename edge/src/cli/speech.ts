import type { CanaryChange } from '../registry/canary.ts';
import type { ChangePlan } from '../registry/plan-change.ts';
import type { Publication } from '../registry/publish.ts';
import type { HistoryEntry, Pointer, RegistryMap } from '../registry/registry-map.ts';

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

export function sayPublication({ release, isNew, totalBytes }: Publication): string {
  const { area, version, files } = release;
  const size = `${files.length} files, ${Math.ceil(totalBytes / 1024)} KB`;
  if (!isNew) return `${area} ${version} was published before with the same content; nothing changed.`;
  return `Published ${area} ${version} (${size}). Visitors get it after: pnpm release activate ${area} ${version}`;
}

export function sayChange(plan: ChangePlan, what: string): string {
  if (plan.kind === 'unchanged') return `${what} is live already; nothing changed.`;
  if (plan.kind === 'refused')
    return sayRefusal(`Refused: ${what} does not go live, nothing changed.`, plan.reasons);
  const { changes, canaries = [], revision, at, by } = plan.entry;
  const verb = plan.entry.action === 'rollback' ? 'is live again' : 'is live';
  const lines = changes.map(
    ({ area, from, to }) => `${area} ${to} ${verb}${from === null ? '' : `, before: ${from}`}.`,
  );
  return [
    ...lines,
    ...canaries.map(sayCanary),
    `Revision ${revision}, ${moment(at)}, by ${by}. The next page view gets it.`,
  ].join('\n');
}

function sayCanary({ area, version, to, sites, strategy }: CanaryChange): string {
  if (to === null) return `${area} ${version} is no canary any more.`;
  const where = sites ? ` of ${sites.join(', ')}` : '';
  return `${area} ${version} is a canary for ${to} % of the visitors${where}${strategy ? ` (${strategy})` : ''}.`;
}

/** A headline and each reason below it. */
export function sayRefusal(headline: string, reasons: readonly string[]): string {
  return [headline, ...reasons.map((reason) => `  - ${reason}`)].join('\n');
}

export function sayStatus(
  map: RegistryMap,
  areas: readonly AreaStatus[],
  history: readonly HistoryEntry[],
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
  return [`Revision ${map.revision}`, ...lines, ...tail].join('\n');
}

export function sayHistory(entries: readonly HistoryEntry[]): string {
  return entries.length === 0 ? 'Nothing has changed yet.' : entries.map(sayEntry).join('\n');
}

function sayEntry({ revision, at, by, why, action, changes, canaries = [] }: HistoryEntry): string {
  const share = (percent: number | null) => (percent === null ? '(nobody)' : `${percent} %`);
  const moves = [
    ...changes.map(({ area, from, to }) => `${area} ${from ?? '(nothing)'} -> ${to}`),
    ...canaries.map(({ area, version, from, to }) => `${area} ${version} for ${share(from)} -> ${share(to)}`),
  ].join(', ');
  return `${revision}  ${moment(at)}  ${action} ${moves}  by ${by}${why === '' ? '' : `: ${why}`}`;
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

function moment(at: string): string {
  return `${at.slice(0, 19).replace('T', ' ')} UTC`;
}
