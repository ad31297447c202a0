import type { MessageSet } from '@mosaico/shared/contract';
import type { EngineName } from '../../wire/game-wire.ts';
import { TITLES, type Title } from '../catalogue/titles.ts';
import { gameTexts } from '../game-texts.ts';
import { duelShow } from './duel-show.ts';
import type { Show } from './show.ts';
import { wheelShow } from './wheel-show.ts';

const SHOWS: Readonly<Partial<Record<EngineName, (look: string, language: MessageSet) => Show>>> = {
  wheel: (look) => wheelShow(look),
  duel: (look, language) => duelShow(look, gameTexts(language)),
};

/** The live tables that can be looked at. */
export const SHOWN_TITLES: readonly Title[] = TITLES.filter(({ engine }) => engine in SHOWS);

/** The table as it is looked at, or null where there is nothing to see. @param language in which its sides are named */
export function showOf({ engine, look }: Title, language: MessageSet): Show | null {
  return SHOWS[engine]?.(look, language) ?? null;
}
