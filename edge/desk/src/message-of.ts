import { CallError } from './call.ts';
import type { DeskTexts } from './texts.ts';

/** Why something did not work, for the person who asked for it. */
export function messageOf(cause: unknown, { offline }: DeskTexts): string {
  return cause instanceof CallError && cause.message !== '' ? cause.message : offline;
}
