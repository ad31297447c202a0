import { type Charge, type Player, useDeposits } from '../../testing/deposits.ts';

const deposits = useDeposits();

async function aPendingDeposit(): Promise<{ player: Player; charge: Charge }> {
  const player = await deposits.aPlayer();
  return { player, charge: await deposits.start(player, '50.00') };
}

describe('deposits at the same time', () => {
  it('[I21] [I5] credits once when 20 webhooks for one payment come at once', async () => {
    const { player, charge } = await aPendingDeposit();
    const notice = await deposits.noticeOf(player, charge);

    const answers = await Promise.all(Array.from({ length: 20 }, () => deposits.notify([notice])));

    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(await deposits.outcomesOf(charge)).toHaveLength(1);
  });

  it('[I21] credits one of 20 different payments of one charge that come at once', async () => {
    const { player, charge } = await aPendingDeposit();
    const notices = await Promise.all(Array.from({ length: 20 }, () => deposits.noticeOf(player, charge)));

    await Promise.all(notices.map((notice) => deposits.notify([notice])));

    const outcomes = await deposits.outcomesOf(charge);
    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(outcomes.filter(({ outcome }) => outcome === 'refunded')).toHaveLength(19);
  });

  it('[G12] sends each notice and each refund once when several processes do the jobs', async () => {
    const { player, charge } = await aPendingDeposit();
    await deposits.pay(charge, 'twice');

    const rounds = await Promise.all(Array.from({ length: 5 }, () => deposits.deliver()));
    const { refunds } = await deposits.deliver();

    expect(rounds.reduce((sum, round) => sum + round.webhooks, 0)).toBe(1);
    expect(rounds.reduce((sum, round) => sum + round.refunds, refunds)).toBe(1);
    expect(await deposits.cashOf(player)).toBe(50_00);
  });
});
