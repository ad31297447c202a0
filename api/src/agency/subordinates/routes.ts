import { registerFor } from '../../auth/register.ts';
import { DomainError } from '../../domain-error.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type Route, route, success } from '../../http/route.ts';
import { assertAgents } from '../../sites/has-agents.ts';
import type { Deps } from '../../runtime/deps.ts';
import { barToRegisterOf } from '../bar-to-register.ts';
import { concealName } from '../record/conceal-name.ts';

/** Agents register members under themselves (R213, R62), unless something keeps them from it. */
export function subordinateRoutes(deps: Deps): readonly Route[] {
  return [
    route('POST /api/agency/subordinate/register', async ({ body, member, caller }) => {
      await assertAgents(deps.db, member.siteKey);
      const bar = await barToRegisterOf(deps.db, ownerOf(member));
      if (bar) throw new DomainError(bar);
      const { invite_code: inviteCode } = await deps.db
        .selectFrom('members')
        .select('invite_code')
        .where('site_key', '=', member.siteKey)
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      const from = {
        siteKey: member.siteKey,
        host: caller.site.host,
        ip: caller.ip,
        userAgent: caller.userAgent,
        language: caller.messageSet,
      };
      await registerFor(deps, from, { ...body, invite_code: inviteCode });
      return success({ name_masked: concealName(body.name) }, caller.t('agency.registered'));
    }),
  ];
}
