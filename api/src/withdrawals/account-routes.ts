import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { type CallerMember, type Route, route, success } from '../http/route.ts';
import { notificationPublisher } from '../information/publish-notification.ts';
import {
  addPayoutAccount,
  chooseDefaultAccount,
  removePayoutAccount,
} from '../members/change-payout-accounts.ts';
import { payoutAccountsOf } from '../members/payout-accounts.ts';
import type { Deps } from '../runtime/deps.ts';
import { useTicket } from '../sessions/tickets.ts';
import { warnMember } from '../warnings/warn.ts';
import { setPassword } from './set-password.ts';

/** Where withdrawals go, and the password they need (R102, R175, G5, G6). */
export function withdrawalAccountRoutes(deps: Deps): readonly Route[] {
  const { db, clock } = deps;
  const tell = notificationPublisher(deps);
  /** Changes the member's keys, warns them of one more or less (A65), and answers the keys as they are then. */
  const changed = async (
    member: CallerMember,
    kind: 'pix_key_added' | 'pix_key_removed' | null,
    work: (tx: Tx, owner: ReturnType<typeof ownerOf>, at: Date) => Promise<void>,
  ) => {
    const at = clock.now();
    const owner = ownerOf(member);
    const { siteKey, memberId } = owner;
    const { accounts, told } = await transaction(db, async (tx) => {
      await work(tx, owner, at);
      const told = kind && (await warnMember(tx, deps, { siteKey, memberId, kind, details: {}, at }));
      return { accounts: await payoutAccountsOf(tx, owner, at), told };
    });
    tell(memberId, told);
    return accounts;
  };
  return [
    route('POST /api/auth/qkpwd/set', async ({ body, member, caller }) => {
      tell(member.id, await setPassword(deps, ownerOf(member), body));
      return success({ has_qk_pwd: true as const }, caller.t('withdrawal.password_set'));
    }),

    route('GET /api/member/bank', async ({ member }) =>
      success(await payoutAccountsOf(db, ownerOf(member), clock.now())),
    ),

    route('POST /api/member/bank/set', async ({ body, member, caller }) => {
      const accounts = await changed(member, 'pix_key_added', async (tx, owner, at) => {
        await useTicket(tx, { ...owner, purpose: 'pix_key' }, body.ticket, at);
        await addPayoutAccount(tx, owner, body, at);
      });
      return success(accounts, caller.t('pix_key.added'));
    }),

    route('POST /api/member/bank/delete', async ({ body, member, caller }) =>
      success(
        await changed(member, 'pix_key_removed', (tx, owner) => removePayoutAccount(tx, owner, body.id)),
        caller.t('pix_key.removed'),
      ),
    ),

    route('POST /api/member/bank/default', async ({ body, member, caller }) =>
      success(
        await changed(member, null, (tx, owner) => chooseDefaultAccount(tx, owner, body.id)),
        caller.t('pix_key.default_set'),
      ),
    ),
  ];
}

function ownerOf({ siteKey, id, sessionId }: CallerMember) {
  return { siteKey, memberId: id, sessionId };
}
