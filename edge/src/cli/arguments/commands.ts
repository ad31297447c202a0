import { UsageError } from './usage-error.ts';

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
  'preview',
  'keys',
  'access',
] as const;
export type Command = (typeof COMMANDS)[number];

/** They change which releases are live. */
export const OF_LIVE: readonly Command[] = ['activate', 'promote', 'rollback', 'withdraw'];
/** They change what may go live, and what is kept. */
export const OF_STORE: readonly Command[] = ['restore', 'pin', 'unpin', 'prune'];

/** @throws UsageError */
export function commandOf(word: string | undefined): Command {
  const command = COMMANDS.find((name) => name === word);
  if (command) return command;
  throw new UsageError(word === undefined ? 'No command given' : `There is no command "${word}"`);
}
