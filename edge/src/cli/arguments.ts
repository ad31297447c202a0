import { parseArgs } from 'node:util';
import { REFERENCE } from '../server/loop/visitor-reference.ts';
import { siteNameSchema, STRATEGIES, type Strategy } from '../registry/canary.ts';
import { LIVE, environmentNamed, ENVIRONMENTS, type Environment } from '../registry/environments.ts';

const COMMANDS = [
  'publish',
  'activate',
  'promote',
  'rollback',
  'withdraw',
  'restore',
  'pin',
  'unpin',
  'prune',
  'status',
  'history',
  'verify',
  'evidence',
  'keys',
  'access',
] as const;
export type Command = (typeof COMMANDS)[number];

/** The command line was not understood; the text says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Arguments {
  readonly command: Command;
  /** Areas in the order given; the version where one was named. */
  readonly targets: readonly { readonly area: string; readonly version?: string }[];
  /** Of `keys` and `access`: what to do. */
  readonly words: readonly string[];
  /** A folder, the version to leave, or the environment it comes from. */
  readonly from?: string;
  readonly environment: Environment;
  readonly reason: string;
  readonly by?: string;
  /** File of the key that signs a publication. */
  readonly key?: string;
  readonly team?: string;
  readonly ifRevision?: number;
  readonly limit: number;
  readonly olderThanDays: number;
  readonly days: number;
  readonly json: boolean;
  readonly all: boolean;
  /** What the activation replaces is broken. */
  readonly isFix: boolean;
  readonly isAgain: boolean;
  readonly isUrgent: boolean;
  readonly isDryRun: boolean;
  /** Of `access grant`. */
  readonly areas: readonly string[];
  readonly environments: readonly string[];
  readonly actions: readonly string[];
  /** Not for everybody: one version, for a share of the visitors, or of those of some sites. */
  readonly canary: CanaryArguments | null;
  /** Of `evidence`. */
  readonly evidence: EvidenceArguments;
}

export interface EvidenceArguments {
  readonly visitor?: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  readonly isTable: boolean;
}

export interface CanaryArguments {
  readonly percent?: number;
  readonly sites?: readonly string[];
  readonly strategy?: Strategy;
  readonly isAgain: boolean;
}

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  environment: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  'if-revision': { type: 'string' },
  limit: { type: 'string' },
  'older-than': { type: 'string' },
  days: { type: 'string' },
  key: { type: 'string' },
  team: { type: 'string' },
  areas: { type: 'string' },
  environments: { type: 'string' },
  actions: { type: 'string' },
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  urgent: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  visitor: { type: 'string' },
  csv: { type: 'boolean', default: false },
  percent: { type: 'string' },
  site: { type: 'string', multiple: true },
  strategy: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const OF_LIVE: readonly Command[] = ['activate', 'promote', 'rollback', 'withdraw'];
const OF_STORE: readonly Command[] = ['restore', 'pin', 'unpin', 'prune'];

/** Options that only some commands understand; the others are for all. */
const ONLY_FOR: Readonly<Record<string, readonly Command[]>> = {
  from: ['publish', 'promote', 'rollback', 'evidence'],
  to: ['promote', 'evidence'],
  environment: ['activate', 'rollback', 'withdraw', 'status', 'history', 'verify'],
  reason: [...OF_LIVE, ...OF_STORE, 'keys', 'access'],
  by: [...OF_LIVE, ...OF_STORE, 'keys', 'access'],
  'if-revision': ['activate', 'promote', 'rollback'],
  visitor: ['evidence'],
  csv: ['evidence'],
  limit: ['history'],
  'older-than': ['prune'],
  days: ['access'],
  key: ['publish'],
  team: ['keys'],
  areas: ['access', 'keys'],
  environments: ['access'],
  actions: ['access'],
  all: ['activate', 'promote'],
  fix: ['activate'],
  again: ['activate', 'promote'],
  urgent: ['activate', 'promote', 'rollback'],
  'dry-run': [...OF_LIVE, ...OF_STORE],
  percent: ['activate'],
  site: ['activate'],
  strategy: ['activate'],
};

const AREA = /^[a-z][a-z0-9-]{1,30}$/;
const VERSION = /^\d+\.\d+\.\d+\S*$/;

/** Understands a command line. Null when help is asked for. @throws UsageError */
export function readArguments(argv: readonly string[]): Arguments | null {
  const { values, positionals } = parse(argv);
  if (values.help || positionals[0] === 'help') return null;
  const command = commandOf(positionals[0]);
  for (const [option, commands] of Object.entries(ONLY_FOR)) {
    const isGiven =
      values[option as keyof typeof values] !== undefined && values[option as keyof typeof values] !== false;
    if (isGiven && !commands.includes(command)) throw new UsageError(`${command} has no option --${option}`);
  }
  const isOfTheFolder = command === 'keys' || command === 'access';
  const words = isOfTheFolder ? positionals.slice(1) : [];
  const targets = isOfTheFolder ? [] : targetsOf(positionals.slice(1));
  checkTargets(command, targets, values.all);
  if (command === 'rollback' && values.from !== undefined && targets.length > 1)
    throw new UsageError('rollback --from takes one area');
  const canary = canaryOf(values);
  if (canary && (values.all || values.fix || targets.length > 1))
    throw new UsageError('A canary is one area, without --all or --fix');
  return {
    command,
    targets,
    words,
    environment: environmentOf(command, values),
    reason: values.reason?.trim() ?? '',
    limit: wholeNumber('limit', values.limit) ?? 20,
    olderThanDays: wholeNumber('older-than', values['older-than']) ?? 90,
    days: wholeNumber('days', values.days) ?? 90,
    areas: listOf(values.areas),
    environments: listOf(values.environments),
    actions: listOf(values.actions),
    json: values.json,
    all: values.all,
    isFix: values.fix,
    isAgain: values.again,
    isUrgent: values.urgent,
    isDryRun: values['dry-run'],
    canary,
    evidence: evidenceOf(command, values),
    ...(values.from === undefined ? {} : { from: fromOf(command, values.from) }),
    ...(values.key === undefined ? {} : { key: given('key', values.key) }),
    ...(values.team === undefined ? {} : { team: given('team', values.team) }),
    ...(values.by === undefined ? {} : { by: given('by', values.by) }),
    ...(values['if-revision'] === undefined
      ? {}
      : { ifRevision: wholeNumber('if-revision', values['if-revision']) ?? 0 }),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function commandOf(word: string | undefined): Command {
  const command = COMMANDS.find((name) => name === word);
  if (command) return command;
  throw new UsageError(word === undefined ? 'No command given' : `There is no command "${word}"`);
}

/** Promotion goes from an earlier environment to a later one. */
function environmentOf(
  command: Command,
  values: { from?: string | undefined; to?: string | undefined; environment?: string | undefined },
): Environment {
  if (command !== 'promote')
    return values.environment === undefined ? LIVE : environment('environment', values.environment);
  if (values.from === undefined || values.to === undefined)
    throw new UsageError('promote needs --from and --to, for example: promote games --from stage --to live');
  const [from, to] = [environment('from', values.from), environment('to', values.to)];
  if (ENVIRONMENTS.indexOf(from) < ENVIRONMENTS.indexOf(to)) return to;
  throw new UsageError(`nothing is promoted from ${from} to ${to}: the order is ${ENVIRONMENTS.join(', ')}`);
}

function environment(option: string, name: string): Environment {
  const known = environmentNamed(name);
  if (known) return known;
  throw new UsageError(`--${option} takes ${ENVIRONMENTS.join(', ')}, not "${name}"`);
}

function fromOf(command: Command, text: string): string {
  const from = given('from', text);
  if (command === 'rollback' && !VERSION.test(from)) throw new UsageError(`"${from}" is not a version`);
  return from;
}

function targetsOf(words: readonly string[]) {
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
  'keys',
  'access',
];
const WITH_ONE_VERSION: readonly Command[] = ['restore', 'pin', 'unpin'];
const WITH_SEVERAL: readonly Command[] = OF_LIVE;
const WITH_VERSION: readonly Command[] = ['activate', 'verify', 'withdraw', ...WITH_ONE_VERSION];

function checkTargets(command: Command, targets: Arguments['targets'], all: boolean): void {
  if (!WITHOUT_AREA.includes(command) && !all && targets.length === 0)
    throw new UsageError(`${command} needs an area, for example: ${command} games`);
  if (all && targets.length > 0) throw new UsageError('--all cannot be combined with an area');
  if (command === 'prune' && targets.length > 0) throw new UsageError('prune takes no area');
  if (!WITH_SEVERAL.includes(command) && targets.length > 1)
    throw new UsageError(`${command} takes one area`);
  const named = targets.filter(({ version }) => version !== undefined);
  if (!WITH_VERSION.includes(command) && named.length > 0)
    throw new UsageError(`${command} takes no version`);
  if (WITH_ONE_VERSION.includes(command) && named.length === 0)
    throw new UsageError(`${command} needs a version, for example: ${command} games@1.0.0-b1`);
  if (command === 'withdraw' && named.length > 0 && targets.length > 1)
    throw new UsageError('withdraw takes several areas, or one version');
}

function evidenceOf(
  command: Command,
  { visitor, from, to, csv }: ReturnType<typeof parse>['values'],
): EvidenceArguments {
  if (command !== 'evidence') return { since: 0, until: 0, isTable: false };
  if (visitor !== undefined && !REFERENCE.test(visitor))
    throw new UsageError(`--visitor is a reference like K7PX-29MD, not "${visitor}"`);
  return {
    ...(visitor === undefined ? {} : { visitor }),
    since: moment('from', from, 0),
    until: moment('to', to, Infinity),
    isTable: csv,
  };
}

function moment(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const at = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(at))
    throw new UsageError(`--${option} takes a time like 2026-11-20 or 2026-11-20T08:30Z, not "${text}"`);
  return at;
}

function canaryOf({
  percent,
  site,
  strategy,
  again: isAgain,
}: ReturnType<typeof parse>['values']): CanaryArguments | null {
  if (percent === undefined && site === undefined && strategy === undefined) return null;
  if (percent !== undefined && strategy !== undefined)
    throw new UsageError('--percent and --strategy cannot be combined: a strategy has its own shares');
  const share = wholeNumber('percent', percent);
  if (share !== undefined && share > 100) throw new UsageError(`--percent goes from 0 to 100, not ${share}`);
  const known = STRATEGIES.find((name) => name === strategy);
  if (strategy !== undefined && !known)
    throw new UsageError(`--strategy is one of ${STRATEGIES.join(', ')}, not "${strategy}"`);
  const wrong = site?.find((name) => !siteNameSchema.safeParse(name).success);
  if (wrong !== undefined)
    throw new UsageError(`--site takes the host name of a site, like play.example, not "${wrong}"`);
  return {
    ...(share === undefined ? {} : { percent: share }),
    ...(site ? { sites: [...new Set(site)] } : {}),
    ...(known ? { strategy: known } : {}),
    isAgain,
  };
}

function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${option} takes a whole number, not "${text}"`);
  return Number(text);
}

function listOf(text = ''): readonly string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

function given(option: string, text: string): string {
  if (text.trim() === '') throw new UsageError(`--${option} is empty`);
  return text.trim();
}
