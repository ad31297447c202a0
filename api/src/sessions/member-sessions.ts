import type { Data } from '@mosaico/shared/api';
import type { ExpressionBuilder } from 'kysely';
import type { Db, Tables, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { CallerMember } from '../http/route.ts';
import { deviceName } from './device-name.ts';
import { endSessions } from './end-sessions.ts';
import { sessionsInForce } from './sessions.ts';

type Sessions = Data<'GET /api/auth/sessions'>['sessions'];

/** Where the member is logged in, this session first, then those that were used last. Source: G54. */
export async function sessionsOf(
  db: Db,
  { siteKey, id, sessionId }: CallerMember,
  at: Date,
): Promise<Sessions> {
  const rows = await sessionsInForce(db, siteKey, at)
    .where('sessions.member_id', '=', id)
    .select([
      'sessions.id',
      'sessions.user_agent',
      'sessions.network',
      'sessions.method',
      'sessions.created_at',
      'sessions.last_used_at',
    ])
    .orderBy('sessions.last_used_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    is_current: row.id === sessionId,
    ...deviceName(row.user_agent),
    network: row.network,
    method: row.method,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }));
  return [...sessions.filter((each) => each.is_current), ...sessions.filter((each) => !each.is_current)];
}

/**
 * Ends one of the member's sessions.
 *
 * @throws DomainError session_not_found for one that has ended, and for what is none of the member's; nobody can tell these apart
 * Source: G54, R160.
 */
export async function endSession(tx: Tx, { siteKey, id }: CallerMember, sessionId: number): Promise<void> {
  const which = (row: ExpressionBuilder<Tables, 'sessions'>) =>
    row.and([row('member_id', '=', id), row('id', '=', sessionId)]);
  if ((await endSessions(tx, siteKey, which)) === 0) throw new DomainError('session_not_found');
}

/** Ends all of the member's sessions but the one that asks. @returns how many */
export async function endOtherSessions(tx: Tx, { siteKey, id, sessionId }: CallerMember): Promise<number> {
  return endSessions(tx, siteKey, (row) => row.and([row('member_id', '=', id), row('id', '<>', sessionId)]));
}
