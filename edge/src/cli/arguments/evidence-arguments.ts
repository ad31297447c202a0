import { REFERENCE } from '../../server/loop/visitor-reference.ts';
import type { Command } from './commands.ts';
import { moment } from './option-values.ts';
import type { OptionValues } from './options.ts';
import { UsageError } from './usage-error.ts';

export interface EvidenceArguments {
  readonly visitor?: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  readonly isTable: boolean;
}

/** @throws UsageError */
export function evidenceOf(command: Command, { visitor, from, to, csv }: OptionValues): EvidenceArguments {
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
