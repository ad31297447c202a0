import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables, Tx } from '../db/tables.ts';

/** So many sessions one member may have; one more ends the one that was used longest ago. Source: G54. */
const MOST_SESSIONS = 20;

/** Ends what a member has beyond {@link MOST_SESSIONS}, those first that were used longest ago. */
export async function endSessionsBeyondMost(tx: Tx, siteKey: string, memberId: number): Promise<number> {
  return endSessions(tx, siteKey, (row) =>
    row(
      'id',
      'in',
      row
        .selectFrom('sessions')
        .select('id')
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_SESSIONS),
    ),
  );
}

/** Ends one session; does nothing when it has ended before. */
export async function revokeSession(tx: Tx, siteKey: string, sessionId: number): Promise<void> {
  await endSessions(tx, siteKey, (row) => row('id', '=', sessionId));
}

/** Ends every session of a member, e.g. because the password is another one now. Source: G26. */
export async function revokeSessionsOf(tx: Tx, siteKey: string, memberId: number): Promise<void> {
  await endSessions(tx, siteKey, (row) => row('member_id', '=', memberId));
}

/** Ends every session of a member but the one that goes on. Source: G3, G26. */
export async function revokeOtherSessionsOf(
  tx: Tx,
  {
    siteKey,
    memberId,
    sessionId,
  }: { readonly siteKey: string; readonly memberId: number; readonly sessionId: number },
): Promise<void> {
  await endSessions(tx, siteKey, (row) =>
    row.and([row('member_id', '=', memberId), row('id', '<>', sessionId)]),
  );
}

/**
 * Ends sessions of a site, and the games that were opened from them: those take no bets any more. What is in play comes to its end.
 *
 * @returns how many sessions
 */
export async function endSessions(
  tx: Tx,
  siteKey: string,
  which: (row: ExpressionBuilder<Tables, 'sessions'>) => Expression<SqlBool>,
): Promise<number> {
  const ended = await tx
    .with('ended', (query) =>
      query.deleteFrom('sessions').where('site_key', '=', siteKey).where(which).returning('id'),
    )
    .with('games', (query) =>
      query
        .updateTable('game_sessions')
        .set({
          launch_expires_at: sql<Date>`created_at`,
          token_expires_at: sql<Date>`case when token_hash is not null then created_at end`,
        })
        .where('site_key', '=', siteKey)
        .where('login_session_id', 'in', (row) => row.selectFrom('ended').select('ended.id'))
        .returning('id'),
    )
    .selectFrom('ended')
    .select('id')
    .execute();
  return ended.length;
}
