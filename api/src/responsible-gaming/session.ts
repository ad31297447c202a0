import type { Db } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { CallerMember } from '../http/route.ts';
import type { RealityCheckMinutes } from '@mosaico/shared/rules';
import { MEMBER_STATUS } from '../members/tables.ts';

/** When a member has logged in, and what keeps them from playing. */
export interface PlayerSession {
  readonly startedAt: Date;
  readonly realityCheckMinutes: RealityCheckMinutes;
  readonly pausedUntil: Date | null;
  readonly isExcluded: boolean;
  /** By the national register (G32). */
  readonly isBarred: boolean;
  readonly exclusionEndsAt: Date | null;
}

/** @throws DomainError unauthenticated when the session has ended meanwhile. Source: G31. */
export async function sessionOf(db: Db, { siteKey, sessionId }: CallerMember): Promise<PlayerSession> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      join.onRef('members.site_key', '=', 'sessions.site_key').onRef('members.id', '=', 'sessions.member_id'),
    )
    .select([
      'sessions.created_at',
      'status',
      'reality_check_minutes',
      'paused_until',
      'exclusion_ends_at',
      'barred_as',
    ])
    .where('sessions.site_key', '=', siteKey)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new DomainError('unauthenticated');
  return {
    startedAt: session.created_at,
    realityCheckMinutes: session.reality_check_minutes,
    pausedUntil: session.paused_until,
    isExcluded: session.status === MEMBER_STATUS.selfExcluded,
    isBarred: session.barred_as !== null,
    exclusionEndsAt: session.exclusion_ends_at,
  };
}
