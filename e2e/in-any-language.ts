import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { ROOT } from './site.ts';

type Texts = { readonly [key: string]: string | Texts };

const sets = MESSAGE_SETS.map(
  (set) => JSON.parse(readFileSync(join(ROOT, 'shell/src/messages', `${set}.json`), 'utf8')) as Texts,
);

/** A text of the shell by its key, such as `layout.menu`, as the beginning of a name in whatever language the page speaks. */
export function inAnyLanguage(key: string): RegExp {
  const texts = new Set(sets.map((set) => textOf(set, key)));
  // What is neither letter nor mark may mean something else in a pattern.
  const patterns = [...texts].map((text) => text.replaceAll(/[^\p{L}\p{M} ]/gu, '.'));
  return new RegExp(`^(?:${patterns.join('|')})`);
}

function textOf(set: Texts, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      set,
    );
  if (typeof found !== 'string') throw new Error(`The shell has no text "${key}"`);
  return found;
}
