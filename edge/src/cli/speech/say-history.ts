import type { ChainReport } from '../../registry/chain.ts';
import { isChange, isStoreChange, type LogEntry } from '../../registry/history.ts';
import type { HistoryEntry } from '../../registry/registry-map.ts';
import type { StoreState } from '../../registry/store-state.ts';
import { moment } from './phrases.ts';

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

export function sayHistory(entries: readonly LogEntry[]): string {
  return entries.length === 0 ? 'Nothing has changed yet.' : entries.map(sayEntry).join('\n');
}

/** One line of the history. */
export function sayEntry(entry: LogEntry): string {
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
