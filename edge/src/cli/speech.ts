import type { CanaryChange } from '../registry/canary.ts';
import type { ChainReport } from '../registry/chain.ts';
import type { ChangeRequest } from '../registry/change-request.ts';
import type { StoreChange } from '../registry/change-store.ts';
import { LIVE } from '../registry/environments.ts';
import { isChange, isStoreChange, type LogEntry } from '../registry/history.ts';
import type { ChangePlan } from '../registry/plan-change.ts';
import type { Candidate } from '../registry/prune.ts';
import type { Publication } from '../registry/publish.ts';
import type { HistoryEntry, Pointer, RegistryMap } from '../registry/registry-map.ts';
import type { ReleaseSize } from '../registry/release-size.ts';
import type { StoreState } from '../registry/store-state.ts';

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
  return sayPublished({ area, version, isNew, files: files.length, totalBytes });
}

export function sayPublished(published: {
  readonly area: string;
  readonly version: string;
  readonly isNew: boolean;
  readonly files: number;
  readonly totalBytes: number;
}): string {
  const { area, version, isNew, files, totalBytes } = published;
  const size = `${files} files, ${Math.ceil(totalBytes / 1024)} KB`;
  if (!isNew) return `${area} ${version} was published before with the same content; nothing changed.`;
  return `Published ${area} ${version} (${size}). Visitors get it after: pnpm release activate ${area} ${version}`;
}

export function sayChange(plan: ChangePlan, what: string): string {
  if (plan.kind === 'unchanged') return `${what} is live already; nothing changed.`;
  if (plan.kind === 'refused')
    return sayRefusal(`Refused: ${what} does not go live, nothing changed.`, plan.reasons);
  const { revision, at, by } = plan.entry;
  const tail = `Revision ${revision}, ${moment(at)}, by ${by}. The next page view gets it.`;
  const { canaries = [] } = plan.entry;
  return [...sayMoves(plan.entry, 'is'), ...canaries.map(sayCanary), tail].join('\n');
}

function sayMoves(entry: HistoryEntry, verb: string): string[] {
  const { action, changes, environment = LIVE } = entry;
  const where = environment === LIVE ? 'live' : `in ${environment}`;
  const again = action === 'rollback' || action === 'revoke' ? ' again' : '';
  return changes.map(({ area, from, to }) => {
    const before = from === null ? '' : `, before: ${from}`;
    return to === null
      ? `${area} ${verb} out of the site${before}.`
      : `${area} ${to} ${verb} ${where}${again}${before}.`;
  });
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

const DONE = {
  revoke: 'is revoked: it is served nowhere any more',
  restore: 'may go live again; where it was taken back, with --again',
  pin: 'is pinned: prune leaves it',
  unpin: 'is not pinned any more',
} as const;

export function sayStoreChange(
  { entry, plans }: StoreChange,
  action: keyof typeof DONE,
  what: string,
  isDryRun: boolean,
): string {
  const moves = plans.flatMap(({ plan }) =>
    plan.kind === 'change' ? sayMoves(plan.entry, isDryRun ? 'would be' : 'is') : [],
  );
  if (!entry && moves.length === 0) return `${what} ${DONE[action]}; it was so already, nothing changed.`;
  if (isDryRun) return [`With this, ${what} ${DONE[action]}.`, ...moves, 'Nothing has changed.'].join('\n');
  return [`${what} ${DONE[action]}.`, ...moves].join('\n');
}

export function sayPrune(candidates: readonly Candidate[], isDryRun: boolean): string {
  const going = candidates.filter(({ stays }) => stays === null);
  const verb = isDryRun ? 'would be removed' : 'removed';
  return [
    ...going.map(({ area, version }) => `${area} ${version} ${verb}.`),
    `${going.length} ${verb}, ${candidates.length - going.length} kept.`,
  ].join('\n');
}

export function sayChain({ linked, sealed, head, firstKey, key, restarts, fault }: ChainReport): string {
  if (fault) return `The history is wrong at line ${fault.line}: ${fault.reason}.`;
  const before = sealed === 0 ? '' : `, ${sealed} sealed ones before`;
  const renewed = restarts.map((line) => `Line ${line} begins with a key that the one before has not named.`);
  return [
    `History: ${linked} lines signed${before}; first key ${firstKey}, now ${key}, head ${head}.`,
    ...renewed,
  ].join('\n');
}

export function sayKeys({
  firstKey,
  key,
  teamKeys,
  onlyTeams,
}: Pick<ChainReport, 'firstKey' | 'key'> & Pick<StoreState, 'teamKeys' | 'onlyTeams'>): string {
  const teams = Object.entries(teamKeys).map(
    ([id, { team, areas, state }]) => `${id}  ${team}: ${areas.join(', ')} (${state})`,
  );
  return [
    `The history is signed by ${key}; its first key was ${firstKey}.`,
    ...teams,
    onlyTeams
      ? 'Only what a team has signed is published.'
      : 'What no team has signed is signed by the registry when it is published.',
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

export function sayHistory(entries: readonly LogEntry[]): string {
  return entries.length === 0 ? 'Nothing has changed yet.' : entries.map(sayEntry).join('\n');
}

function sayEntry(entry: LogEntry): string {
  const { at, by, why, action } = entry;
  const [number, what] = isChange(entry)
    ? [String(entry.revision), movesOf(entry)]
    : ['-', isStoreChange(entry) ? entry.subjects.join(', ') : `key ${entry.key}`];
  return `${number}  ${moment(at)}  ${action} ${what}  by ${by}${why === '' ? '' : `: ${why}`}`;
}

function movesOf({ changes, canaries = [], promotedFrom }: HistoryEntry): string {
  const share = (percent: number | null) => (percent === null ? '(nobody)' : `${percent} %`);
  const moves = [
    ...changes.map(({ area, from, to }) => `${area} ${from ?? '(nothing)'} -> ${to ?? '(nothing)'}`),
    ...canaries.map(({ area, version, from, to }) => `${area} ${version} for ${share(from)} -> ${share(to)}`),
  ];
  const all = moves.length === 0 ? 'fallbacks' : moves.join(', ');
  return promotedFrom === undefined ? all : `${all} from ${promotedFrom}`;
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
