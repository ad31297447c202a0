import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../src/game/messages/load-texts.ts';

/** The texts of the games in English, as a page of a game loads them. */
export const ENGLISH = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/art/messages/en.json'), 'utf8'),
) as Texts;
