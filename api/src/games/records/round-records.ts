import type { SelectQueryBuilder } from 'kysely';
import { numbersOf, rowsBefore, type CursorPage } from '../../db/page.ts';
import type { Db, Tables } from '../../db/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';
import { isOpen, roundsWithSums, type RoundOwner, type RoundRecord } from './rounds-with-sums.ts';

export interface RoundFilter {
  /** Rounds that were opened from here on. */
  readonly from?: Date | undefined;
  readonly gameType?: GameType | undefined;
}

/** As many rounds that wait for the member as are told. */
const UNFINISHED = 5;

/** One page of a member's rounds, the latest first. Source: R184, G28. */
export async function roundRecords(
  db: Db,
  owner: RoundOwner,
  request: RoundFilter & CursorPage,
): Promise<{ rows: RoundRecord[]; total: number; next: string | null }> {
  const { total } = await narrowed(
    db
      .selectFrom('game_rounds as round')
      .where('round.site_key', '=', owner.siteKey)
      .where('round.member_id', '=', owner.memberId),
    request,
  )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const place = placeOf(request);
  const found = await roundsWithSums(db, owner, (rounds) =>
    narrowed(place ? rounds.where('round.opened_at', '<=', place.at) : rounds, request)
      .offset(place?.skipped ?? rowsBefore(request))
      .limit(request.limit + 1),
  );
  const rows = found.slice(0, request.limit);
  return { rows, total, next: found.length > rows.length ? nextOf(rows, place) : null };
}

/** Rounds that the provider has not closed and in which the member's money still lies. Source: G47. */
export async function unfinishedRounds(db: Db, owner: RoundOwner): Promise<RoundRecord[]> {
  return roundsWithSums(db, owner, (rounds) =>
    rounds.where(isOpen).where('round.stake_centavos', '>', 0).limit(UNFINISHED),
  );
}

function narrowed<O>(
  rounds: SelectQueryBuilder<Tables & { round: Tables['game_rounds'] }, 'round', O>,
  { from, gameType }: RoundFilter,
) {
  let query = rounds;
  if (from) query = query.where('round.opened_at', '>=', from);
  if (gameType)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('games')
          .select('games.id')
          .whereRef('games.site_key', '=', 'round.site_key')
          .whereRef('games.id', '=', 'round.game_id')
          .where('games.game_type', '=', gameType),
      ),
    );
  return query;
}

/** A place in the list: rounds of an instant and before, without as many as were shown of that instant. Rounds have no number of their own. */
interface Place {
  readonly at: Date;
  readonly skipped: number;
}

function placeOf({ before }: CursorPage): Place | null {
  if (before === undefined) return null;
  const [ms, skipped] = numbersOf(before);
  // Beyond what a date can be there is nothing.
  return { at: new Date(Math.min(ms, LATEST_MS)), skipped: Math.min(skipped, MOST_AT_ONCE) };
}
const LATEST_MS = Date.UTC(9999, 0, 1);
const MOST_AT_ONCE = 1_000_000;

function nextOf(rows: readonly RoundRecord[], place: Place | null): string {
  const lastMs = rows.at(-1)?.openedAt.getTime() ?? 0;
  const ofInstant = rows.filter(({ openedAt }) => openedAt.getTime() === lastMs).length;
  const shownBefore = place?.at.getTime() === lastMs ? place.skipped : 0;
  return `${lastMs}.${ofInstant + shownBefore}`;
}
