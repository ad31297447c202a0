import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Random } from '../runtime/random.ts';
import { NoAnswer, Refused } from './call-site.ts';
import type { CommandParts, Given } from './command.ts';
import { COMMANDS } from './commands.ts';

const USAGE = `usage:
  pnpm operator key <name>                                 makes a key, and the entry of OPERATOR_KEYS for it
  pnpm operator withdrawals list [--status pending]        the oldest first
  pnpm operator withdrawals show <number>
  pnpm operator withdrawals approve <number> [--note …]
  pnpm operator withdrawals reject <number> --reason holder|identity|rules|other [--note …]
  pnpm operator withdrawals limit                          above which two people approve, and its changes
  pnpm operator withdrawals propose-limit --amount 7500.00 --note …
  pnpm operator withdrawals confirm-limit <id>             puts it in force; never by who has proposed it
  pnpm operator contestations list [--status open]         the one to be decided first at the top
  pnpm operator contestations show <number>
  pnpm operator contestations accept|reject <number> [--note …]
  pnpm operator refunds list [--status failed]             those that were given up
  pnpm operator refunds retry <end-to-end id> [--note …]   asks the bank once more
  pnpm operator refunds done <end-to-end id> --note …      the money was sent back by hand
  pnpm operator deposits ask <order number>                asks the bank about a deposit whose notice got lost
  pnpm operator promotions list                            with what each has given
  pnpm operator promotions stop|start <key>                gives nothing any more; goes on
  pnpm operator promotions end <key>                       for good
  pnpm operator promotions budget <key> --amount 5000.00|none
  pnpm operator agency flags [--status cleared|confirmed]  invitations in which two members may be one person
  pnpm operator agency clear <id> --note …                 it is in order; what was held is credited
  pnpm operator agency confirm <id> --note …               it is one person; what was held is forfeited, and they bring the agent nothing more
  pnpm operator agency rates                               in percent, those to come included
  pnpm operator agency rate recharge|betting|settlement --amount 0.12
  pnpm operator promotions add <key> [--kind …] [--rules rules.json] [--from 2026-12-01] [--until 2027-01-01]
      [--budget 5000.00] [--cap 100.00] [--turnover 5] [--level 3]
  pnpm operator promotions change <key> [--until 2027-01-01|none] [--cap 100.00|none] [--turnover 5] [--level 3]
                                                           from now on; what was earned before stays as it was
  pnpm operator promotions add-usual                       those of the demonstration sites that the site has none of
  pnpm operator turnover shares                            how much of a bet counts towards the turnover, in percent
  pnpm operator turnover share <kind of game> --amount 20  of bets settled from now on; 10 to 100
  pnpm operator identity list [--status pending]           those that wait for an operator first
  pnpm operator identity pictures <number> --folder <dir>  document and selfie; who looks is written down
  pnpm operator identity approve <number> [--note …]
  pnpm operator identity reject <number> --reason unreadable|face_mismatch|data_mismatch|expired|other [--note …]
  pnpm operator deletions list [--status pending|cancelled|stopped|done]
  pnpm operator factors remove <account> --note …          a member has lost app or passkeys; logs them out everywhere
  pnpm operator factors list <account>                     what was removed, by whom, and why
  pnpm operator members freeze|unfreeze <account> --note … keeps out of everything; unfreezing leaves exclusions and the register's bar
  pnpm operator members freezes <account>                  when, by whom, and why
  pnpm operator announcements list                         with how many members have read each
  pnpm operator announcements write <key> --folder <texts> [--english vi,th] [--from <instant>] [--until <instant>]
                                                           texts as pt.md, en.md … in all eight languages, but for those that --english
                                                           leaves in English; the same key again changes it, and it is unread again
  pnpm operator announcements withdraw <key>
  --json       the API's answer as it is
  --site       origin of the site, e.g. https://casino.example; or OPERATOR_SITE; http://localhost:4000 unless given
The key is OPERATOR_KEY, or in the file that OPERATOR_KEY_FILE names.
exit codes: 0 done, 1 refused, 2 not understood, 3 no answer`;

/** What the command needs of its process. */
export interface OperatorParts extends CommandParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  readonly random: Random;
}

export interface CommandResult {
  readonly exitCode: 0 | 1 | 2 | 3;
  /** For standard output. */
  readonly output: string;
  /** For standard error. */
  readonly error: string;
}

/** Runs one command of `pnpm operator`. Nothing is decided here: the API does, and knows by the key who asks. Source: R123. */
export async function runOperator(args: readonly string[], parts: OperatorParts): Promise<CommandResult> {
  try {
    const command = readCommand(args);
    if (!command) return { exitCode: 2, output: '', error: USAGE };
    return { exitCode: 0, output: await outputOf(command, parts), error: '' };
  } catch (error) {
    if (error instanceof Refused) return { exitCode: 1, output: '', error: error.message };
    if (error instanceof NoAnswer) return { exitCode: 3, output: '', error: error.message };
    throw error;
  }
}

interface Command {
  readonly words: readonly string[];
  readonly options: Omit<Given, 'name'> & {
    readonly json?: boolean | undefined;
    readonly site?: string | undefined;
  };
}

/** @returns null when it is none */
function readCommand(args: readonly string[]): Command | null {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        site: text,
        status: text,
        reason: text,
        note: text,
        amount: text,
        kind: text,
        rules: text,
        english: text,
        from: text,
        until: text,
        budget: text,
        cap: text,
        turnover: text,
        level: text,
        folder: text,
      },
    });
    const [noun = '', verb = '', ...rest] = positionals;
    const isKey = noun === 'key' && /^[a-z0-9][a-z0-9._-]{0,31}$/.test(verb) && rest.length === 0;
    const takes = COMMANDS[noun]?.[verb];
    const isWhole =
      takes !== undefined &&
      rest.length === takes.names &&
      rest.every(Boolean) &&
      takes.needs.every((option) => values[option] !== undefined);
    return isKey || isWhole ? { words: positionals, options: values } : null;
  } catch {
    return null;
  }
}

async function outputOf(
  { words, options }: Command,
  { env, fetch, random, readFile }: OperatorParts,
): Promise<string> {
  const [noun = '', verb = '', name = ''] = words;
  if (noun === 'key') return newKey(verb, random);
  const caller = {
    site: options.site ?? env['OPERATOR_SITE'] ?? 'http://localhost:4000',
    key: env['OPERATOR_KEY'] ?? '',
    fetch,
  };
  const run = COMMANDS[noun]?.[verb]?.run;
  if (!run) throw new Error(`no command ${noun} ${verb}`);
  const { data, lines } = await run(caller, { name, ...options }, { readFile });
  return options.json ? JSON.stringify(data) : lines.join('\n') || 'none';
}

/** The key is shown once; the setting holds its hash alone. */
function newKey(name: string, random: Random): string {
  const key = random.bytes(32).toString('base64url');
  const hash = createHash('sha256').update(key).digest('hex');
  return `key of ${name}: ${key}\nfor OPERATOR_KEYS: ${name}:${hash}`;
}
