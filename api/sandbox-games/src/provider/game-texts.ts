import { readFileSync } from 'node:fs';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import type { Texts } from '../art/messages/texts.ts';

const TEXTS = Object.fromEntries(
  MESSAGE_SETS.map((set) => [
    set,
    JSON.parse(readFileSync(new URL(`../art/messages/${set}.json`, import.meta.url), 'utf8')) as Texts,
  ]),
) as Readonly<Record<MessageSet, Texts>>;

/** The words of the games, as their pages have them. */
export function gameTexts(language: MessageSet): Texts {
  return TEXTS[language];
}
