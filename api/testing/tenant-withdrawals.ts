import { type InsertedMember, openToken } from './builders.ts';
import type { Tenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';

/** Of every member of a tenant who withdraws. */
export const WITHDRAWAL_PASSWORD = '246810';

/** A withdrawal password, withdrawals that wait for their review, and a ticket that waits for its use. */
export async function withdraw(
  api: TestApp,
  host: string,
  member: InsertedMember,
  password: string,
  payoutAccountId: number,
): Promise<Tenant['withdrawals']> {
  const { db, clock } = api.deps;
  const as = { host, token: await openToken(db, member, clock.now()) };
  const ticketFor = async (purpose: string) =>
    (await api.call('POST /api/auth/password/verify', { ...as, body: { password, purpose } })).body.data
      .ticket;
  const pin = { qk_pwd: WITHDRAWAL_PASSWORD, qk_pwd_confirmation: WITHDRAWAL_PASSWORD };
  await api.call('POST /api/auth/qkpwd/set', {
    ...as,
    body: { ...pin, ticket: await ticketFor('withdrawal_password') },
  });
  await ticketFor('pix_key');
  await db
    .updateTable('turnover_counters')
    .set({ remaining_centavos: 0 })
    .where('site_key', '=', member.siteKey)
    .execute();
  const ask = async () => {
    const { body } = await api.call('POST /api/drawing', {
      ...as,
      body: {
        money: '20.00',
        qk_pwd: WITHDRAWAL_PASSWORD,
        payment_type: 'EMAIL',
        member_bank_id: payoutAccountId,
      },
    });
    return body.data.order_no;
  };
  return { cancelled: await ask(), approved: await ask(), rejected: await ask() };
}
