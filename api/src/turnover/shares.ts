import { sql } from 'kysely';
import { type Data, GAME_TYPES } from '@mosaico/shared/api';
import type { Db, Tx } from '../db/tables.ts';
import type { GameType } from './turnover.ts';

type Share = Data<'GET /api/operator/turnover/shares'>['list'][number];

/** How much of a settled bet counts towards the turnover on a site, in percent, by the rule that counts it (0150_turnover_shares.sql). Source: G16. */
export async function turnoverSharesOf(db: Db | Tx, siteKey: string): Promise<ReadonlyMap<GameType, number>> {
  const shares = await turnoverShareLines(db, siteKey);
  return new Map(shares.map(({ game_type: type, percent }) => [type, percent]));
}

/** The shares of all kinds of games, and who has set them. Source: G16. */
export async function turnoverShareLines(db: Db | Tx, siteKey: string): Promise<readonly Share[]> {
  const types = [...GAME_TYPES];
  const { rows } = await sql<{
    readonly type: GameType;
    readonly percent: number;
    readonly setBy: string | null;
    readonly setAt: Date | null;
  }>`
    select type, turnover_share_percent(${siteKey}, type)::int as percent, share.set_by as "setBy", share.set_at as "setAt"
    from unnest(${types}::text[]) with ordinality as kinds (type, place)
    left join turnover_shares share on share.site_key = ${siteKey} and share.game_type = type
    order by place`.execute(db);
  return rows.map(({ type, percent, setBy, setAt }) => ({
    game_type: type,
    percent,
    set_by: setBy ?? '',
    set_at: setAt?.toISOString() ?? null,
  }));
}

/** Sets the share of a kind of game, from 10 to 100 percent: it counts for bets that are settled from then on. Source: G16. */
export async function setTurnoverShare(
  db: Db,
  { siteKey, gameType, percent, operator, at }: NewShare,
): Promise<Share> {
  const set = { percent, set_by: operator, set_at: at };
  await db
    .lane('writes')
    .insertInto('turnover_shares')
    .values({ site_key: siteKey, game_type: gameType, ...set })
    .onConflict((conflict) => conflict.columns(['site_key', 'game_type']).doUpdateSet(set))
    .execute();
  return { game_type: gameType, percent, set_by: operator, set_at: at.toISOString() };
}

interface NewShare {
  readonly siteKey: string;
  readonly gameType: Exclude<GameType, 'slot'>;
  readonly percent: number;
  readonly operator: string;
  readonly at: Date;
}
