import { transaction } from '../db/transaction.ts';
import { bearer } from '../entry/bearer.ts';
import { announceEntry } from '../entry/enter.ts';
import { ownerOf } from '../http/owner-of.ts';
import { route, success, type CallerMember, type Route } from '../http/route.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import { greetingOf } from '../responsible-gaming/greeting.ts';
import type { Deps } from '../runtime/deps.ts';
import { useTicket } from '../sessions/tickets.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { beginPasskeyLogin, passkeyLogin } from './passkey-login.ts';
import { passkeysOf, removePasskey, renamePasskey } from './passkeys.ts';

/** Passkeys: made, named, removed, and logged in with (A63, G55). */
export function passkeyRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  const tell = notificationPublisher(deps);
  const listOf = async (member: CallerMember) => ({ passkeys: await passkeysOf(db, ownerOf(member)) });
  return [
    route('GET /api/auth/passkeys', async ({ member }) => success(await listOf(member))),
    route('POST /api/auth/passkeys/begin', async ({ body, member, caller }) =>
      success({ ...(await beginPasskey(deps, member, { ticket: body.ticket, host: caller.site.host })) }),
    ),
    route('POST /api/auth/passkeys/add', async ({ body, member, caller }) => {
      tell(member.id, await addPasskey(deps, member, { ...body, host: caller.site.host }));
      return success(await listOf(member), caller.t('passkeys.added'));
    }),
    route('POST /api/auth/passkeys/rename', async ({ body, member, caller }) => {
      await transaction(db, (tx) => renamePasskey(tx, ownerOf(member), body.id, body.name));
      return success(await listOf(member), caller.t('passkeys.renamed'));
    }),
    route('POST /api/auth/passkeys/remove', async ({ body, member, caller }) => {
      const { siteKey, sessionId } = member;
      const at = clock.now();
      const { name, notificationId } = await transaction(db, async (tx) => {
        const removed = await removePasskey(tx, deps, ownerOf(member), body.id, at);
        await useTicket(tx, { siteKey, sessionId, purpose: 'second_factor' }, body.ticket, at);
        return removed;
      });
      tell(member.id, notificationId);
      return success(await listOf(member), caller.t('passkeys.removed', { name }));
    }),
    route('POST /api/auth/passkeys/login/begin', async ({ caller }) =>
      success({ ...(await beginPasskeyLogin(deps, caller.site.key, caller.site.host)) }),
    ),
    route('POST /api/auth/passkeys/login', async ({ body, caller }) => {
      const { ip, userAgent, site } = caller;
      const arrival = { ip, userAgent, device: body.device };
      const { credential } = body;
      const { key: siteKey, host } = site;
      const { memberId, ...entered } = await passkeyLogin(deps, { siteKey, host, credential, arrival });
      const now = clock.now();
      announceEntry(deps, memberId, entered, now);
      return success(bearer(entered.token), caller.t(await greetingOf(db, { siteKey, memberId }, now)));
    }),
  ];
}
