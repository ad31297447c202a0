import { parseArgs } from 'node:util';
import { REFERENCE } from '../server/loop/visitor-reference.ts';
import { siteNameSchema, STRATEGIES, type Strategy } from '../registry/canary.ts';

const COMMANDS = ['publish', 'activate', 'rollback', 'status', 'history', 'verify', 'evidence'] as const;
export type Command = (typeof COMMANDS)[number];

/** The command line was not understood; the text says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Arguments {
  readonly command: Command;
  /** Areas in the order given; the version where one was named. */
  readonly targets: readonly { readonly area: string; readonly version?: string }[];
  readonly from?: string;
  readonly reason: string;
  readonly by?: string;
  readonly ifRevision?: number;
  readonly limit: number;
  readonly json: boolean;
  readonly all: boolean;
  /** What the activation replaces is broken. */
  readonly isFix: boolean;
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

export const USAGE = `Usage: pnpm release <command>

  publish <area> [--from <folder>]          keep a build for ever under its version (default: the newest build)
  activate <area> [version] ...             let visitors have it (default: the version published last);
                                            several areas go live together or not at all
  activate --all                            the version published last of every area, together
  activate <area> [version] --percent <n>   a canary: that share of the visitors has it, always the same ones; again
                                            with another share changes it, with 100 everybody has it
           --site <host>                    ... only visitors of this site (may be given several times)
           --strategy <name>                ... the share grows while browsers report no harm:
                                            ${STRATEGIES.join(', ')}
           --again                          ... although it was taken back as a canary before
  rollback <area> ...                       back to the version that was live before; again goes one further;
                                            an area with a canary loses that first
  status [area]                             what is live, since when, by whom
  history [area] [--limit <n>]              every change, the latest first (default 20)
  evidence --visitor <reference>            which releases the page views of a browser had, for 90 days
           --from <time> --to <time>        ... between these, like 2026-11-20 or 2026-11-20T08:30Z; --csv as a table
  verify [area [version]]                   check every file of what is live, or of one release

  --fix                (activate) what it replaces is broken: no fallback and no rollback leads back to it
  --reason <text>      why, for the history          --by <name>          who (default: git user, then system user)
  --if-revision <n>    only if the map is still at this revision          --json               for programs

Exit code: 0 done, 1 refused or damaged, 2 not understood. The registry is REGISTRY_DIR, or registry/ in MOSAICO_HOME (.mosaico).`;

const OPTIONS = {
  from: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  'if-revision': { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  visitor: { type: 'string' },
  to: { type: 'string' },
  csv: { type: 'boolean', default: false },
  percent: { type: 'string' },
  site: { type: 'string', multiple: true },
  strategy: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Options that only some commands understand; the others are for all. */
const ONLY_FOR: Readonly<Record<string, readonly Command[]>> = {
  from: ['publish', 'evidence'],
  to: ['evidence'],
  visitor: ['evidence'],
  csv: ['evidence'],
  reason: ['activate', 'rollback'],
  by: ['activate', 'rollback'],
  'if-revision': ['activate', 'rollback'],
  limit: ['history'],
  all: ['activate'],
  fix: ['activate'],
  again: ['activate'],
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
  const targets = targetsOf(positionals.slice(1));
  checkTargets(command, targets, values.all);
  const canary = canaryOf(values);
  if (canary && (values.all || values.fix || targets.length > 1))
    throw new UsageError('A canary is one area, without --all or --fix');
  return {
    command,
    targets,
    reason: values.reason?.trim() ?? '',
    limit: wholeNumber('limit', values.limit) ?? 20,
    json: values.json,
    all: values.all,
    isFix: values.fix,
    canary,
    evidence: evidenceOf(command, values),
    ...(values.from === undefined ? {} : { from: given('from', values.from) }),
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

function checkTargets(command: Command, targets: Arguments['targets'], all: boolean): void {
  const needsArea = command === 'publish' || command === 'rollback' || (command === 'activate' && !all);
  if (needsArea && targets.length === 0)
    throw new UsageError(`${command} needs an area, for example: ${command} games`);
  if (all && targets.length > 0) throw new UsageError('--all cannot be combined with an area');
  if (command !== 'activate' && command !== 'rollback' && targets.length > 1)
    throw new UsageError(`${command} takes one area`);
  const takesVersion = command === 'activate' || command === 'verify';
  if (!takesVersion && targets.some(({ version }) => version !== undefined))
    throw new UsageError(`${command} takes no version`);
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

function given(option: string, text: string): string {
  if (text.trim() === '') throw new UsageError(`--${option} is empty`);
  return text.trim();
}
