import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_SETS, type MessageSet } from '../../src/contract/languages.ts';
import type { Release } from '../../src/contract/release.ts';

/** Place of the static first paint of a message set inside a release. */
export function framePath(set: MessageSet): string {
  return `frames/${set}.html`;
}

/** The first paints that a build has written, by message set: all eight for the shell, none for an area. */
export function framesIn(outputDir: string): Release['frames'] {
  const written = MESSAGE_SETS.filter((set) => existsSync(join(outputDir, framePath(set))));
  return Object.fromEntries(written.map((set) => [set, framePath(set)]));
}
