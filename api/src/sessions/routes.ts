import { transaction } from '../db/transaction.ts';
import { route, success, type CallerMember, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { endOtherSessions, endSession, sessionsOf } from './member-sessions.ts';

/** Where a member is logged in, and an end to it (G54). */
export function sessionRoutes({ db, clock, memberEvents }: Deps): readonly Route[] {
  /** Each open tab then looks whether it was its own session. */
  const tellTabs = ({ id }: CallerMember) =>
    memberEvents.publish(id, { type: 'revoked', at: clock.now().toISOString() });
  return [
    route('GET /api/auth/sessions', async ({ member }) =>
      success({ sessions: await sessionsOf(db, member, clock.now()) }),
    ),
    route('POST /api/auth/sessions/revoke', async ({ body, member, caller }) => {
      await transaction(db, (tx) => endSession(tx, member, body.id));
      tellTabs(member);
      return success(null, caller.t('sessions.ended'));
    }),
    route('POST /api/auth/sessions/revoke-others', async ({ member, caller }) => {
      const ended = await transaction(db, (tx) => endOtherSessions(tx, member));
      tellTabs(member);
      return success({ ended }, caller.t('sessions.others_ended'));
    }),
  ];
}
