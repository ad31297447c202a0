import { LIVE, environmentNamed, ENVIRONMENTS, type Environment } from '../../registry/environments.ts';
import { canaryOf, type CanaryArguments } from './canary-arguments.ts';
import { commandOf, type Command } from './commands.ts';
import { evidenceOf, type EvidenceArguments } from './evidence-arguments.ts';
import { given, listOf, wholeNumber } from './option-values.ts';
import { previewOf, type PreviewArguments } from './preview-arguments.ts';
import { checkOptions, parseOptions } from './options.ts';
import { checkTargets, targetsOf, VERSION, type Target } from './targets.ts';
import { UsageError } from './usage-error.ts';

export interface Arguments {
  readonly command: Command;
  /** Areas in the order given; the version where one was named. */
  readonly targets: readonly Target[];
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
  readonly preview: PreviewArguments;
}

/** Understands a command line. Null when help is asked for. @throws UsageError */
export function readArguments(argv: readonly string[]): Arguments | null {
  const { values, positionals } = parseOptions(argv);
  if (values.help || positionals[0] === 'help') return null;
  const command = commandOf(positionals[0]);
  checkOptions(command, values);
  const isOfTheFolder = command === 'keys' || command === 'access';
  const words = isOfTheFolder ? positionals.slice(1) : [];
  const targets = isOfTheFolder ? [] : targetsOf(positionals.slice(1));
  checkTargets(command, targets, values.all);
  if (command === 'rollback' && values.from !== undefined && targets.length > 1)
    throw new UsageError('rollback --from takes one area');
  if (values['if-revision'] !== undefined && command === 'withdraw' && targets[0]?.version !== undefined)
    throw new UsageError('a version is withdrawn from every environment: --if-revision is of one');
  const canary = command === 'preview' ? null : canaryOf(values);
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
    preview: previewOf(command, targets, values),
    ...(values.from === undefined ? {} : { from: fromOf(command, values.from) }),
    ...(values.key === undefined ? {} : { key: given('key', values.key) }),
    ...(values.team === undefined ? {} : { team: given('team', values.team) }),
    ...(values.by === undefined ? {} : { by: given('by', values.by) }),
    ...(values['if-revision'] === undefined
      ? {}
      : { ifRevision: wholeNumber('if-revision', values['if-revision']) ?? 0 }),
  };
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
