import { describeOnPostgres } from '../../testing/test-database.ts';
import { type Player, useDeposits } from '../../testing/deposits.ts';
import { balanceOf } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { accountBalance } from '../providers/payment/sandbox/account-balance.ts';
import type { Scenario } from '../providers/payment/sandbox/pay.ts';
import { sendDueWebhooks } from '../providers/payment/sandbox/webhooks.ts';
import { receivePix } from './receive-pix.ts';

const deposits = useDeposits();

const booked = async () => {
  const { db } = deposits.test.deps;
  const { siteKey } = deposits.test;
  return {
    bankCentavos: 0 - (await balanceOf(db, siteKey, 'external:psp')),
    suspenseCentavos: await balanceOf(db, siteKey, 'house:suspense'),
  };
};

/** What the sandbox bank has in the account of the site. */
const inBank = () => accountBalance(deposits.test.deps.db, `pix@${deposits.test.siteKey}.mosaico.example`);

const problems = async () => (await verify(deposits.test.deps.db)).problems;

async function paid(player: Player, scenario: Scenario, lateMs = 0) {
  const charge = await deposits.start(player, '50.00');
  deposits.test.deps.clock.advance(lateMs);
  await deposits.pay(charge, scenario);
  return charge;
}

describe('money that has arrived and may not be credited', () => {
  it.each([
    ['from somebody else', 'other_cpf', 50_00, 0, 0],
    ['of another amount', 'wrong_amount', 51_00, 0, 0],
    ['paid twice', 'twice', 50_00, 50_00, 0],
    ['too late', 'late', 50_00, 0, 25 * 60 * 60_000],
  ] as const)(
    '[I26] %s lies in suspense until the bank has sent it back; the books have what the bank has',
    async (_, scenario, suspendedCentavos, creditedCentavos, lateMs) => {
      const before = await booked();
      const player = await deposits.aPlayer();
      await paid(player, scenario, lateMs);

      await sendDueWebhooks(deposits.test.deps);
      const suspended = await booked();
      const inBankMeanwhile = await inBank();
      await deposits.deliver();
      const after = await booked();

      expect(suspended).toEqual({
        bankCentavos: before.bankCentavos + suspendedCentavos + creditedCentavos,
        suspenseCentavos: before.suspenseCentavos + suspendedCentavos,
      });
      expect(inBankMeanwhile).toBe(suspended.bankCentavos);
      expect(after).toEqual({
        bankCentavos: before.bankCentavos + creditedCentavos,
        suspenseCentavos: before.suspenseCentavos,
      });
      expect(await inBank()).toBe(after.bankCentavos);
      expect(await problems()).toEqual([]);
    },
  );

  it('[I26] of an unknown charge is booked too, once, however often it is told', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    const before = await booked();
    const notice = await deposits.noticeOf(player, charge, { txid: 'a'.repeat(32) });

    for (const _ of [1, 2, 3]) await deposits.notify([notice]);

    expect((await booked()).suspenseCentavos).toBe(before.suspenseCentavos + 50_00);
    expect(await problems()).toEqual([]);
  });

  it('[I26] stays in suspense when its refund was given up: it is still here', async () => {
    const { db } = deposits.test.deps;
    const player = await deposits.aPlayer();
    const before = await booked();
    const notice = await deposits.noticeOf(player, await deposits.start(player, '50.00'), { valor: '49.00' });
    await deposits.notify([notice]);

    await db
      .updateTable('pix_payments')
      .set({ refund_status: 'failed' })
      .where('e2eid', '=', notice.endToEndId)
      .execute();

    expect((await booked()).suspenseCentavos).toBe(before.suspenseCentavos + 49_00);
    expect(await problems()).toEqual([]);
  });

  it('[I26] that was never in an account of ours is booked nowhere', async () => {
    const before = await booked();
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');

    expect(
      await deposits.notify([await deposits.noticeOf(player, charge, { chave: 'pix@nobody.example' })]),
    ).toBe(200);

    expect(await booked()).toEqual(before);
    expect(await problems()).toEqual([]);
  });
});

describeOnPostgres('notices at the same time', () => {
  it('[I5] [I26] 64 copies of a Pix that goes back are booked once', async () => {
    const before = await booked();
    const player = await deposits.aPlayer();
    const notice = await deposits.noticeOf(player, await deposits.start(player, '50.00'), { valor: '49.00' });

    await Promise.all(Array.from({ length: 64 }, () => receivePix(deposits.test.deps, notice)));

    expect((await booked()).suspenseCentavos).toBe(before.suspenseCentavos + 49_00);
    expect(await problems()).toEqual([]);
  });

  it('[I5] 64 copies of a Pix that pays are credited once', async () => {
    const player = await deposits.aPlayer();
    const notice = await deposits.noticeOf(player, await deposits.start(player, '50.00'));

    const answers = await Promise.all(Array.from({ length: 64 }, () => deposits.notify([notice])));

    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(await problems()).toEqual([]);
  });
});
