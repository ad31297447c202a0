import type { SiteCaller } from './call-site.ts';

/** What was given with a command. */
export interface Given {
  /** What it is about; empty for a list. */
  readonly name: string;
  readonly status?: string | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly amount?: string | undefined;
  readonly folder?: string | undefined;
  readonly kind?: string | undefined;
  readonly rules?: string | undefined;
  /** Message sets with commas between. */
  readonly english?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly budget?: string | undefined;
  readonly cap?: string | undefined;
  readonly turnover?: string | undefined;
  readonly level?: string | undefined;
}

/** What a command needs beside the site. */
export interface CommandParts {
  readonly readFile: (path: string) => Promise<string>;
}

/** What the site has answered, whole and in lines. */
interface Answered {
  readonly data: unknown;
  readonly lines: readonly string[];
}

/** One command, and what it has to be given. */
export interface OperatorCommand {
  /** How many words come after it. */
  readonly names: 0 | 1;
  /** Options that it cannot do without. */
  readonly needs: readonly ('reason' | 'note' | 'amount' | 'folder')[];
  readonly run: (caller: SiteCaller, given: Given, parts: CommandParts) => Promise<Answered>;
}

/** A command that stands alone. */
export const list = (run: OperatorCommand['run']): OperatorCommand => ({ names: 0, needs: [], run });
/** A command that stands alone and has to be given something. */
export const alone = (run: OperatorCommand['run'], needs: OperatorCommand['needs']): OperatorCommand => ({
  names: 0,
  needs,
  run,
});
/** A command that is about something, named after it. */
export const one = (run: OperatorCommand['run'], needs: OperatorCommand['needs'] = []): OperatorCommand => ({
  names: 1,
  needs,
  run,
});
/** The query of a list, by the status that was asked for. */
export const listing = ({ status }: Given) => ({
  query: { limit: '100', ...(status !== undefined && { status }) },
});

/** Commands by their noun and their verb. */
export type OperatorCommands = Readonly<Record<string, Readonly<Record<string, OperatorCommand>>>>;
