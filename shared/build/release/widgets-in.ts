import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/contract/release.ts';

/**
 * The widgets of a declaration that the scripts of its build name, each once. They are keys of an object, which no minifier renames. Texts are
 * left out: their keys are words as well.
 */
export function widgetsIn(
  { slots }: Pick<Release['declaration'], 'slots'>,
  outputDir: string,
  { files, messages }: Pick<Release, 'files' | 'messages'>,
): string[] {
  const texts = new Set(Object.values(messages));
  const scripts = files
    .filter(({ path }) => path.endsWith('.js') && !path.startsWith('server/') && !texts.has(path))
    .map(({ path }) => readFileSync(join(outputDir, path), 'utf8'));
  return [...new Set(slots.map(({ widget }) => widget))]
    .filter((widget) => scripts.some((text) => new RegExp(`\\b${widget}\\b`).test(text)))
    .sort();
}
