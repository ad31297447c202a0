import { currentPerson } from '../places.ts';
import type { Arguments } from '../arguments/arguments.ts';
import type { ChangeAuthor, ChangeOptions } from '../../registry/registry.ts';

/** What a command found or did: the same for people (`text`) and for programs (`data`). */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
  /** False when it was refused or something is damaged: exit code 1. */
  readonly ok: boolean;
}

export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new TypeError('the arguments were not checked');
  return item;
}

export function authorOf({ by, reason }: Arguments): ChangeAuthor {
  return { by: by ?? currentPerson(), why: reason, at: new Date().toISOString() };
}

export function optionsOf({ environment, ifRevision, isDryRun }: Arguments): ChangeOptions {
  return { environment, isDryRun, ...(ifRevision === undefined ? {} : { expectedRevision: ifRevision }) };
}
