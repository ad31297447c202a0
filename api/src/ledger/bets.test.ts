import { useLedger } from '../../testing/ledger-database.ts';
import { nextSiteKey } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances } from './balances.ts';
import { placeBet, rollbackBet, settleWin } from './bets.ts';
import { deposit } from './deposits.ts';
import { grantReward } from './rewards.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useLedger();

/** A member 1 with R$ 10 cash and R$ 5 bonus. */
async function siteWithPlayer(): Promise<string> {
  const siteKey = nextSiteKey();
  await transaction(test.db, async (tx) => {
    await deposit(tx, { siteKey, at, idempotencyKey: 'd1', memberId: 1, amountCentavos: 1_000 });
    await grantReward(tx, {
      siteKey,
      at,
      idempotencyKey: 'g1',
      kind: 'activity',
      memberId: 1,
      purse: 'bonus',
      paidBy: 'house:promo_expense',
      amountCentavos: 500,
    });
  });
  return siteKey;
}

function bet(siteKey: string, idempotencyKey: string, amountCentavos: number, roundId = 'r1') {
  return transaction(test.db, (tx) =>
    placeBet(tx, { siteKey, at, idempotencyKey, memberId: 1, roundId, amountCentavos }),
  );
}

function win(siteKey: string, idempotencyKey: string, amountCentavos: number, isRoundClosed = true) {
  return transaction(test.db, (tx) =>
    settleWin(tx, { siteKey, at, idempotencyKey, memberId: 1, roundId: 'r1', amountCentavos, isRoundClosed }),
  );
}

function rollback(siteKey: string, betKey: string) {
  return transaction(test.db, (tx) => rollbackBet(tx, { siteKey, at, betKey }));
}

describe('bets', () => {
  it('takes a stake from cash first, then from bonus, into the escrow of the round', async () => {
    const siteKey = await siteWithPlayer();

    await bet(siteKey, 'b1', 1_200);

    expect(await memberBalances(test.db, siteKey, 1)).toMatchObject({ cashCentavos: 0, bonusCentavos: 300 });
    expect(await balanceOf(test.db, siteKey, 'game:r1')).toBe(1_200);
  });

  it('refuses a stake beyond cash and bonus, and tells what there is', async () => {
    const siteKey = await siteWithPlayer();

    await expect(bet(siteKey, 'b1', 1_501)).rejects.toMatchObject({
      code: 'insufficient_funds',
      details: { values: { availableCentavos: 1_500 } },
    });
  });

  it('answers a repeated bet with the first one, though the balances have changed since', async () => {
    const siteKey = await siteWithPlayer();
    const first = await bet(siteKey, 'b1', 1_200);

    expect(await bet(siteKey, 'b1', 1_200)).toEqual({ ...first, isReplay: true });
    await expect(bet(siteKey, 'b1', 1_200, 'r2')).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it.each([
    ['less than the stakes: the house keeps the rest', 300, 100],
    ['more than the stakes: the house pays the rest', 900, -500],
    ['nothing: the house keeps the stakes', 0, 400],
  ])('pays a win of %s', async (_what, winCentavos, houseCentavos) => {
    const siteKey = await siteWithPlayer();
    await bet(siteKey, 'b1', 250);
    await bet(siteKey, 'b2', 150);

    await win(siteKey, 'w1', winCentavos);

    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(600 + winCentavos);
    expect(await balanceOf(test.db, siteKey, 'house:cash')).toBe(houseCentavos);
    expect(await balanceOf(test.db, siteKey, 'game:r1')).toBe(0);
  });

  it('leaves what a win does not take in the escrow of a round that goes on', async () => {
    const siteKey = await siteWithPlayer();
    await bet(siteKey, 'b1', 400);

    await win(siteKey, 'w1', 100, false);
    await win(siteKey, 'w2', 0, false);

    expect(await balanceOf(test.db, siteKey, 'game:r1')).toBe(300);
    expect(await balanceOf(test.db, siteKey, 'house:cash')).toBe(0);
  });

  it('pays a win beyond the stakes of a round that goes on, from the house', async () => {
    const siteKey = await siteWithPlayer();
    await bet(siteKey, 'b1', 400);

    await win(siteKey, 'w1', 700, false);

    expect(await balanceOf(test.db, siteKey, 'game:r1')).toBe(0);
    expect(await balanceOf(test.db, siteKey, 'house:cash')).toBe(-300);
  });

  it('remembers a win that moves nothing', async () => {
    const siteKey = await siteWithPlayer();

    const first = await win(siteKey, 'w1', 0);

    expect(first).toMatchObject({ lines: [], isReplay: false });
    expect(await win(siteKey, 'w1', 0)).toEqual({ ...first, isReplay: true });
    await expect(win(siteKey, 'w1', 100)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('gives a stake back to the purses it came from, once', async () => {
    const siteKey = await siteWithPlayer();
    const placed = await bet(siteKey, 'b1', 1_200);

    const first = await rollback(siteKey, 'b1');
    const second = await rollback(siteKey, 'b1');

    expect(first).toMatchObject({ reversesId: placed.id, isReplay: false });
    expect(second).toMatchObject({ id: first.id, isReplay: true });
    expect(await memberBalances(test.db, siteKey, 1)).toMatchObject({
      cashCentavos: 1_000,
      bonusCentavos: 500,
    });
  });

  it('gives a stake back after the round was closed, from the house', async () => {
    const siteKey = await siteWithPlayer();
    await bet(siteKey, 'b1', 400);
    await win(siteKey, 'w1', 0);

    await rollback(siteKey, 'b1');

    expect(await balanceOf(test.db, siteKey, 'member:1:cash')).toBe(1_000);
    expect(await balanceOf(test.db, siteKey, 'house:cash')).toBe(0);
  });

  it('knows no bet of another key, kind or site', async () => {
    const siteKey = await siteWithPlayer();
    await bet(siteKey, 'b1', 400);

    await expect(rollback(siteKey, 'b2')).rejects.toMatchObject({ code: 'not_found' });
    await expect(rollback(siteKey, 'd1')).rejects.toMatchObject({ code: 'not_found' });
    await expect(rollback(nextSiteKey(), 'b1')).rejects.toMatchObject({ code: 'not_found' });
  });
});
