import { parseArgs } from 'node:util';
import { OF_LIVE, OF_STORE, type Command } from './commands.ts';
import { UsageError } from './usage-error.ts';

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
  hours: { type: 'string' },
  end: { type: 'string' },
  local: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Options that only some commands understand; the others are for all. */
const ONLY_FOR: Readonly<Record<string, readonly Command[]>> = {
  from: ['publish', 'promote', 'rollback', 'evidence'],
  to: ['promote', 'evidence'],
  environment: ['activate', 'rollback', 'withdraw', 'status', 'history', 'verify', 'preview'],
  reason: [...OF_LIVE, ...OF_STORE, 'keys', 'access', 'preview'],
  by: [...OF_LIVE, ...OF_STORE, 'keys', 'access', 'preview'],
  'if-revision': ['activate', 'promote', 'rollback', 'withdraw'],
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
  site: ['activate', 'preview'],
  hours: ['preview'],
  end: ['preview'],
  local: ['preview'],
  strategy: ['activate'],
};

/** What was given behind the names of options. */
export type OptionValues = ReturnType<typeof parseOptions>['values'];

/** Takes a command line apart. @throws UsageError */
export function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** @throws UsageError for an option that the command does not have */
export function checkOptions(command: Command, values: OptionValues): void {
  for (const [option, commands] of Object.entries(ONLY_FOR)) {
    const value = values[option as keyof OptionValues];
    if (value !== undefined && value !== false && !commands.includes(command))
      throw new UsageError(`${command} has no option --${option}`);
  }
}
