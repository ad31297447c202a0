import { sql, type RawBuilder } from 'kysely';
import { plainPattern } from '../plain-name.ts';
import type { GameKind } from './kind-words.ts';
import type { MeantGames } from './meant-games.ts';
import { slipPattern } from './slip-pattern.ts';

/** A game that a search found, and how close to the text it is. */
interface FoundGame {
  readonly game_id: number;
  readonly closeness: number;
}

/** From this closeness on a game is called what was searched for, by its name, kind or studio; below, it is spelled like it (0144). */
export const IS_CALLED = 1000;
/** Of a kind or studio that is spelled like the text: a slip in a whole word is closer than most names that are spelled like it. */
const CLOSE_KIND = 700;

/**
 * The available games of a site that a plain text finds: by name, with the order of `games_named`, and behind all names those of a kind or
 * studio that is called so. Games that are only close never stand among others.
 */
export function foundGames(siteKey: string, text: string, meant: MeantGames | null): RawBuilder<FoundGame> {
  const byName = sql<FoundGame>`games_named(${siteKey}, ${text}, ${plainPattern(text)}, ${slipPattern(text)})`;
  if (!meant) return byName;
  return sql<FoundGame>`(
    with by_name as (
      -- Names that have the text in them stand before all kinds.
      select game_id, case when closeness >= ${IS_CALLED}::integer then closeness + 1 else closeness end as closeness
      from ${byName}
    ), by_kind as (
      select id as game_id, ${meant.isClose ? CLOSE_KIND : IS_CALLED}::integer as closeness
      from games
      where site_key = ${siteKey} and is_available and ${isMeant(meant)}
    ), found as (
      select game_id, max(closeness) as closeness
      from (select * from by_name union all select * from by_kind) as either
      group by game_id
    )
    select * from found
    where closeness >= ${IS_CALLED}::integer or (select max(closeness) from found) < ${IS_CALLED}::integer
  )`;
}

function isMeant({ kinds, studios }: MeantGames) {
  const either = [
    ...kinds.map(isOfKind),
    ...(studios.length > 0 ? [sql`provider_key in (${sql.join(studios)})`] : []),
  ];
  return sql`(${sql.join(either, sql` or `)})`;
}

function isOfKind({ type, family, features }: GameKind) {
  if (features) return sql`(game_type = ${type} and features && array[${sql.join(features)}]::text[])`;
  if (!family) return sql`game_type = ${type}`;
  return sql`(game_type = ${type} and cover like ${`cover:${family}:%`})`;
}
