import { marksOf } from '../../testing/marks-of.ts';
import { aDeposit } from '../../testing/contestations.ts';
import { openToken } from '../../testing/builders.ts';
import { aBank, type Player, useWithdrawals } from '../../testing/withdrawals.ts';
import { transaction } from '../db/transaction.ts';
import { verify } from '../ledger/verify.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { collectLacking } from '../payments/contestations/collect.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import { reviewSandboxSites } from './review/automatic-review.ts';

const withdrawals = useWithdrawals();
const { aPlayer, ask, review, submit } = withdrawals;
const MINUTE_MS = 60_000;

const setStatus = ({ member }: Player, status: number) =>
  withdrawals.test.deps.db.updateTable('members').set(marksOf(status)).where('id', '=', member.id).execute();

const again = async (player: Player): Promise<Player> => ({
  ...player,
  token: await openToken(withdrawals.test.deps.db, player.member, withdrawals.test.deps.clock.now()),
});

const mustWager = ({ member }: Player, amountCentavos: number) =>
  transaction(withdrawals.test.deps.db, (tx) =>
    addTurnoverRequirement(tx, {
      siteKey: member.siteKey,
      memberId: member.id,
      amountCentavos,
      at: withdrawals.test.deps.clock.now(),
    }),
  );

async function automaticReview() {
  withdrawals.test.deps.clock.advance(MINUTE_MS);
  return reviewSandboxSites(withdrawals.test.deps);
}

describe('a member who has excluded themselves', () => {
  it('[R85] [G17] logs in anew and withdraws all that is theirs: nothing has to be wagered any more', async () => {
    const player = await aPlayer(100_00);
    await mustWager(player, 80_00);
    const refused = await ask(player, '100.00');
    await setStatus(player, MEMBER_STATUS.selfExcluded);
    const ended = await ask(player, '100.00');
    const back = await again(player);

    const { body: me } = await withdrawals.test.call('POST /api/auth/me', { token: back.token });
    const { body: quote } = await withdrawals.test.call('GET /api/drawing/quote', { token: back.token });
    const orderNo = await submit(back, '100.00');
    await review('ana', 'approve', orderNo);
    await withdrawals.payOut(aBank());

    expect([refused.body.error, ended.status]).toEqual(['turnover_not_met', 401]);
    expect([me.data.status, me.data.ml_money, me.data.withdrawable_money]).toEqual([2, '0.00', '100.00']);
    expect([quote.data.withdrawable, quote.data.turnover.left, quote.data.locked]).toEqual([
      '100.00',
      '0.00',
      [],
    ]);
    expect((await withdrawals.row(orderNo)).status).toBe('paid');
  });

  it('[R260] [A71] takes out what is less than the smallest withdrawal: all of it, and only all of it', async () => {
    const player = await aPlayer(12_34);
    const others = await ask(player, '12.34');
    await setStatus(player, MEMBER_STATUS.selfExcluded);
    const back = await again(player);

    const { body: quote } = await withdrawals.test.call('GET /api/drawing/quote', {
      token: back.token,
      query: { money: '12.34' },
    });
    const part = await ask(back, '12.33');
    const orderNo = await submit(back, '12.34');
    await review('ana', 'approve', orderNo);
    await withdrawals.payOut(aBank());

    expect([others.body.error, others.body.errors]).toEqual([
      'amount_below_minimum',
      { money: [expect.stringContaining('20')] },
    ]);
    expect([quote.data.min, quote.data.quote?.net]).toEqual(['12.34', '12.34']);
    expect([part.status, part.body.error, part.body.errors]).toEqual([
      422,
      'amount_below_minimum',
      { money: [expect.stringContaining('12')] },
    ]);
    expect(await withdrawals.row(orderNo)).toMatchObject({ status: 'paid', amount_centavos: 12_34 });
  });

  it('[R260] [A71] has the usual smallest withdrawal while more than that is theirs', async () => {
    const player = await aPlayer(25_00);
    await setStatus(player, MEMBER_STATUS.selfExcluded);
    const back = await again(player);

    const { body: quote } = await withdrawals.test.call('GET /api/drawing/quote', { token: back.token });

    expect(quote.data.min).toBe('20.00');
    expect((await ask(back, '19.99')).body.error).toBe('amount_below_minimum');
  });
});

describe('a frozen member', () => {
  it('[R85] asks for nothing: their session has ended', async () => {
    const player = await aPlayer();
    await setStatus(player, MEMBER_STATUS.frozen);

    expect([
      (await ask(player, '50.00')).status,
      (await ask(await again(player), '50.00')).body.error,
    ]).toEqual([401, 'account_frozen']);
  });

  it('[R85] [R122] is not paid what they have asked for before, until they are no longer frozen; rejecting it is possible', async () => {
    const [waiting, approved] = [await aPlayer(), await aPlayer()];
    const [first, second] = [await submit(waiting), await submit(approved)];
    await review('ana', 'approve', second);
    await setStatus(waiting, MEMBER_STATUS.frozen);
    await setStatus(approved, MEMBER_STATUS.frozen);
    const bank = aBank();

    const answer = await review('ana', 'approve', first);
    const byItself = await automaticReview();
    await withdrawals.payOut(bank);
    const meanwhile = (await withdrawals.row(second)).status;
    await review('ana', 'reject', first);
    await setStatus(approved, MEMBER_STATUS.active);
    withdrawals.test.deps.clock.advance(MINUTE_MS);
    await withdrawals.payOut(bank);

    expect([answer, byItself, meanwhile]).toEqual([{ status: 403, error: 'account_frozen' }, 0, 'approved']);
    expect([(await withdrawals.row(first)).status, (await withdrawals.row(second)).status]).toEqual([
      'rejected',
      'paid',
    ]);
    expect(bank.asked).toHaveLength(1);
  });
});

describe('a member whose deposit is contested', () => {
  it('[I22] [I27] gets nothing approved while the contestation lacks money; a rejected withdrawal covers it', async () => {
    const player = await aPlayer(0);
    const { deps } = withdrawals.test;
    const contested = await aDeposit(deps, player.member, 100_00);
    const [waiting, approved] = [await submit(player, '40.00'), await submit(player, '50.00')];
    await review('ana', 'approve', approved);
    await contested.contest();
    const bank = aBank();

    const answer = await review('ana', 'approve', waiting);
    const byItself = await automaticReview();
    await withdrawals.payOut(bank);
    await review('ana', 'reject', waiting);
    const collected = await collectLacking(deps);

    expect([answer, byItself, collected]).toEqual([{ status: 409, error: 'money_contested' }, 0, 1]);
    // What was approved before is paid.
    expect([...bank.paid.keys()]).toEqual([approved]);
    expect(await withdrawals.balances(player)).toMatchObject({
      cashCentavos: 0,
      heldCentavos: 0,
      disputedCentavos: 50_00,
    });
    expect((await verify(deps.db)).problems).toEqual([]);
  });
});
