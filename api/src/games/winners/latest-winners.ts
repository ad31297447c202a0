import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';

/** A win as anybody may see it. */
export interface Winner {
  readonly gameId: number;
  readonly gameName: string;
  readonly provider: string;
  readonly cover: string;
  /** The player's account, concealed. */
  readonly player: string;
  readonly betCentavos: number;
  readonly winCentavos: number;
  readonly at: Date;
}

/** Smaller wins are not shown. The index game_transactions_large_wins (0073) holds those from this amount on, and no other win is looked at. */
export const LEAST_WIN_CENTAVOS = 1_000;
/** As many winners as are shown. */
export const WINNERS_LENGTH = 20;

const DAY_MS = 86_400_000;
const LATEST_MS = 7 * DAY_MS;
/** Rows that are looked at: among them some that paid less than their bet. */
const CANDIDATES = 100;

/**
 * The latest wins of a site's members from R$ 10 on, above their bets, of the last seven days, the newest first. Members who may not play are left out. Source: G49.
 */
export async function latestWinners(db: Db, siteKey: string, at: Date): Promise<Winner[]> {
  const since = new Date(at.getTime() - LATEST_MS);
  const { rows } = await sql<Omit<Winner, 'player'> & { account: string }>`
    select game.id as "gameId", game.name as "gameName", game.provider_key as provider, game.cover, member.account,
      bet.amount_centavos as "betCentavos", win.amount_centavos as "winCentavos", win.created_at as at
    from (
      select integration, reference_transaction_uuid, member_id, game_id, amount_centavos, created_at from game_transactions
      where site_key = ${siteKey} and kind = 'win' and amount_centavos >= ${sql.lit(LEAST_WIN_CENTAVOS)} and created_at >= ${since}
      order by created_at desc limit ${sql.lit(CANDIDATES)}
    ) win
    join game_transactions bet on bet.site_key = ${siteKey} and bet.integration = win.integration
      and bet.transaction_uuid = win.reference_transaction_uuid
    join games game on game.site_key = ${siteKey} and game.id = win.game_id
    join members member on member.site_key = ${siteKey} and member.id = win.member_id
    where win.amount_centavos > bet.amount_centavos and game.is_available and member.status = ${MEMBER_STATUS.active}
    order by win.created_at desc, win.member_id limit ${sql.lit(WINNERS_LENGTH)}
  `.execute(db);
  return rows.map(({ account, ...win }) => ({ ...win, player: concealed(account) }));
}

/** Less than agents see of those they invited: nobody shall recognise a winner. */
function concealed(account: string): string {
  return `${account.slice(0, 1)}***`;
}
