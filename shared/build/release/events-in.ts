import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventSchemas } from '../../src/contract/events.ts';
import type { Release } from '../../src/contract/release.ts';

/** Names of every event of the catalogue. */
export const EVENT_NAMES: readonly string[] = Object.keys(eventSchemas).sort();

/** Events of the catalogue that the scripts of a build name: what they publish, and what they listen to. */
export function eventsIn(outputDir: string, files: Release['files']): string[] {
  const scripts = files
    .filter(({ path }) => path.endsWith('.js') && !path.startsWith('server/'))
    .map(({ path }) => readFileSync(join(outputDir, path), 'utf8'));
  return EVENT_NAMES.filter((name) =>
    scripts.some((text) => ['"', "'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`))),
  );
}
