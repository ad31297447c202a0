import { wireFromCentavos } from '@mosaico/shared/money';
import { route, success, type Route } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { invitedMembers } from './invited-members.ts';

/** Invitation records of the member. */
export function agencyRoutes({ db }: Deps): readonly Route[] {
  return [
    route('POST /api/agency/inviterecord', async ({ body, member }) => {
      const { page, limit, before } = body;
      const invited = await invitedMembers(db, member.siteKey, member.id, { page, limit, before });
      const list = invited.members.map((each) => ({
        name_masked: concealName(each.account),
        registered_at: each.registeredAt.toISOString(),
        first_deposit: wireFromCentavos(each.firstDepositCentavos),
        total_bet: wireFromCentavos(each.totalBetCentavos),
        status: each.status,
      }));
      const { totals, next } = invited;
      return success({ list, total: totals.registered, page, limit, next, totals });
    }),
  ];
}

/** `marina_88` becomes `ma***`: agents can recognise the people they invited, and strangers learn nothing (R160). */
function concealName(account: string): string {
  return `${account.slice(0, 2)}***`;
}
