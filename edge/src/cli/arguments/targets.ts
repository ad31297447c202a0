import { OF_LIVE, type Command } from './commands.ts';
import { UsageError } from './usage-error.ts';

/** An area, and the version where one was named. */
export interface Target {
  readonly area: string;
  readonly version?: string;
}

const AREA = /^[a-z][a-z0-9-]{1,30}$/;
export const VERSION = /^\d+\.\d+\.\d+\S*$/;

/** @throws UsageError */
export function targetsOf(words: readonly string[]): readonly Target[] {
  const targets: { area: string; version?: string }[] = [];
  for (const word of words) {
    const last = targets.at(-1);
    const [area = '', version] = word.split('@', 2);
    if (VERSION.test(word) && last && last.version === undefined) last.version = word;
    else if (!AREA.test(area)) throw new UsageError(`"${word}" is neither an area nor the version of one`);
    else if (version !== undefined && !VERSION.test(version))
      throw new UsageError(`"${version}" is not a version`);
    else targets.push(version === undefined ? { area } : { area, version });
  }
  return targets;
}

const WITHOUT_AREA: readonly Command[] = [
  'status',
  'history',
  'verify',
  'evidence',
  'prune',
  'preview',
  'keys',
  'access',
];
const WITH_ONE_VERSION: readonly Command[] = ['restore', 'pin', 'unpin'];
const WITH_VERSION: readonly Command[] = ['activate', 'verify', 'withdraw', 'preview', ...WITH_ONE_VERSION];

/** @throws UsageError for areas and versions that the command does not take, or lacks */
export function checkTargets(command: Command, targets: readonly Target[], all: boolean): void {
  if (!WITHOUT_AREA.includes(command) && !all && targets.length === 0)
    throw new UsageError(`${command} needs an area, for example: ${command} games`);
  if (all && targets.length > 0) throw new UsageError('--all cannot be combined with an area');
  if (command === 'prune' && targets.length > 0) throw new UsageError('prune takes no area');
  if (!OF_LIVE.includes(command) && targets.length > 1) throw new UsageError(`${command} takes one area`);
  const named = targets.filter(({ version }) => version !== undefined);
  if (!WITH_VERSION.includes(command) && named.length > 0)
    throw new UsageError(`${command} takes no version`);
  if (WITH_ONE_VERSION.includes(command) && named.length === 0)
    throw new UsageError(`${command} needs a version, for example: ${command} games@1.0.0-b1`);
  if (command === 'withdraw' && named.length > 0 && targets.length > 1)
    throw new UsageError('withdraw takes several areas, or one version');
}
