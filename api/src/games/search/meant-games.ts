import type { MessageSet } from '@mosaico/shared/contract';
import type { Db } from '../../db/tables.ts';
import { kindWords, type GameKind } from './kind-words.ts';
import { likeness, type Likeness } from './likeness.ts';

/** Kinds of games and studios that a searched text names, or is spelled like. */
export interface MeantGames {
  readonly kinds: readonly GameKind[];
  readonly studios: readonly string[];
  /** They are only spelled like it. */
  readonly isClose: boolean;
}

/**
 * What a searched text means beside the names of games: "minas", "roleta", a studio. Those that are only spelled like it count where none is
 * named, as with the names of games (0043). Null for a text that is neither.
 *
 * @param language of the player; English words are known in all
 * Source: A29.
 */
export async function meantGames(
  db: Db,
  search: { readonly siteKey: string; readonly text: string; readonly language: MessageSet },
): Promise<MeantGames | null> {
  const studios = await db
    .selectFrom('game_providers')
    .select(['key', 'name'])
    .where('site_key', '=', search.siteKey)
    .execute();
  const kinds = kindWords(search.language).map(({ kind, words, leastLetters }) => ({
    kind,
    likeness: closest(words.map((word) => likeness(search.text, word, leastLetters))),
  }));
  const called = studios.map(({ key, name }) => ({ key, likeness: likeness(search.text, name) }));
  const best = closest([...kinds, ...called].map((one) => one.likeness));
  if (best === 'none') return null;
  return {
    kinds: kinds.filter((one) => one.likeness === best).map(({ kind }) => kind),
    studios: called.filter((one) => one.likeness === best).map(({ key }) => key),
    isClose: best === 'close',
  };
}

function closest(all: readonly Likeness[]): Likeness {
  return all.includes('named') ? 'named' : all.includes('close') ? 'close' : 'none';
}
