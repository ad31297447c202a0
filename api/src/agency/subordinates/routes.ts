import { registerFor } from '../../auth/register.ts';
import { DomainError } from '../../domain-error.ts';
import { type Route, route, success } from '../../http/route.ts';
import { barOf } from '../../members/status.ts';
import { assertAgents } from '../../sites/has-agents.ts';
import { isLicensed } from '../../sites/is-licensed.ts';
import type { Deps } from '../../runtime/deps.ts';
import { concealName } from '../record/conceal-name.ts';

/**
 * Agents register members under themselves (R213, R62). Under the Brazilian licence everybody identifies themselves, so there they cannot; nor
 * does who has excluded themselves or is barred bring others to the games (G32).
 */
export function subordinateRoutes(deps: Deps): readonly Route[] {
  return [
    route('POST /api/agency/subordinate/register', async ({ body, member, caller }) => {
      await assertAgents(deps.db, member.siteKey);
      if (await isLicensed(deps.db, member.siteKey)) throw new DomainError('registers_themselves');
      const { invite_code: inviteCode, ...agent } = await deps.db
        .selectFrom('members')
        .select(['invite_code', 'status', 'barred_as'])
        .where('site_key', '=', member.siteKey)
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      const bar = barOf(agent.status);
      if (bar) throw new DomainError(agent.barred_as === null ? bar : 'play_barred');
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
