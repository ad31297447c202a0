import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';

/** Whose rounds. */
export interface RoundOwner {
  readonly siteKey: string;
  readonly memberId: number;
}

/** A round as its member sees it in a list. */
export interface RoundRecord {
  readonly integration: string;
  readonly roundId: string;
  readonly gameId: number;
  readonly name: string;
  readonly providerKey: string;
  readonly gameType: GameType;
  readonly cover: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  /** Bets that were not taken back, and their sum. */
  readonly bets: number;
  readonly betCentavos: number;
  readonly winCentavos: number;
  /** What of wins, and of bets that were taken back, went to the house with a revoked bonus. */
  readonly withheldCentavos: number;
  /** Bets, also those that were taken back. */
  readonly allBets: number;
}

type Rounds = ReturnType<typeof roundsOf>;

/** Rounds that their provider has not closed. */
export const isOpen = sql<SqlBool>`round.closed_at is null`;

/**
 * A member's rounds, the latest first, each with the sum of its bets and wins. The rounds are chosen first: the bets are read of those
 * alone that are shown.
 */
export async function roundsWithSums(
  db: Db,
  owner: RoundOwner,
  choose: (rounds: Rounds) => Rounds,
): Promise<RoundRecord[]> {
  const chosen = choose(roundsOf(db, owner))
    .orderBy('round.opened_at', 'desc')
    .orderBy('round.round_id', 'desc');
  return db
    .selectFrom(chosen.as('round'))
    .innerJoin('games', (join) =>
      join.onRef('games.site_key', '=', 'round.site_key').onRef('games.id', '=', 'round.game_id'),
    )
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('game_transactions as move')
          .whereRef('move.round_id', '=', 'round.round_id')
          .whereRef('move.site_key', '=', 'round.site_key')
          .whereRef('move.integration', '=', 'round.integration')
          .select([
            sql<number>`count(*) filter (where kind = 'bet' and rolled_back_at is null)`.as('bets'),
            sql<number>`count(*) filter (where kind = 'bet')`.as('all_bets'),
            sql<number>`coalesce(sum(amount_centavos) filter (where kind = 'bet' and rolled_back_at is null), 0)::bigint`.as(
              'bet_centavos',
            ),
            sql<number>`coalesce(sum(amount_centavos) filter (where kind = 'win'), 0)::bigint`.as(
              'win_centavos',
            ),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('bonus_withheld as part')
          .whereRef('part.round_id', '=', 'round.round_id')
          .whereRef('part.site_key', '=', 'round.site_key')
          .whereRef('part.integration', '=', 'round.integration')
          .select(sql<number>`coalesce(sum(amount_centavos), 0)::bigint`.as('centavos'))
          .as('withheld'),
      (join) => join.onTrue(),
    )
    .select([
      'round.integration',
      'round.round_id as roundId',
      'round.game_id as gameId',
      'games.name',
      'games.provider_key as providerKey',
      'games.game_type as gameType',
      'games.cover',
      'round.opened_at as openedAt',
      'round.closed_at as closedAt',
      'sums.bets',
      'sums.all_bets as allBets',
      'sums.bet_centavos as betCentavos',
      'sums.win_centavos as winCentavos',
      'withheld.centavos as withheldCentavos',
    ])
    .orderBy('round.opened_at', 'desc')
    .orderBy('round.round_id', 'desc')
    .execute();
}

function roundsOf(db: Db, { siteKey, memberId }: RoundOwner) {
  return db
    .selectFrom('game_rounds as round')
    .selectAll('round')
    .where('round.site_key', '=', siteKey)
    .where('round.member_id', '=', memberId);
}
