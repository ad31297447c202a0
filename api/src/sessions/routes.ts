import { transaction } from '../db/transaction.ts';
import { ownerOf } from '../http/owner-of.ts';
import { route, success, type CallerMember, type Route } from '../http/route.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import type { Deps } from '../runtime/deps.ts';
import { warnMember } from '../warnings/warn.ts';
import { endOtherSessions, endSession, sessionsOf } from './member-sessions.ts';

/** Where a member is logged in, and an end to it (G54). */
export function sessionRoutes(deps: Deps): readonly Route[] {
  const { db, clock, memberEvents } = deps;
  const tell = notificationPublisher(deps);
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
      const at = clock.now();
      const { ended, told } = await transaction(db, async (tx) => {
        const ended = await endOtherSessions(tx, member);
        const warning = { ...ownerOf(member), kind: 'sessions_ended', details: {}, at } as const;
        return { ended, told: ended > 0 ? await warnMember(tx, deps, warning) : null };
      });
      tell(member.id, told);
      tellTabs(member);
      return success({ ended }, caller.t('sessions.others_ended'));
    }),
  ];
}
