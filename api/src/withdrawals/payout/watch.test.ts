import { marksOf } from '../../../testing/marks-of.ts';
import { statesAfter } from '../../../testing/job-states.ts';
import { aBank, useWithdrawals } from '../../../testing/withdrawals.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { stopPayouts } from '../../payouts/stops.ts';
import { lastPayoutWatch, payoutWatchJob } from './watch.ts';

describe('the watch over payouts', () => {
  const withdrawals = useWithdrawals();
  const { aPlayer, payOut, review, submit } = withdrawals;
  const found = async () => {
    const { deps } = withdrawals.test;
    return lastPayoutWatch(await statesAfter(deps.clock.now(), payoutWatchJob(deps)));
  };

  it('leaves out what frozen members have asked for: it waits for them, and no bank is to blame [R85]', async () => {
    const { db } = withdrawals.test.deps;
    const player = await aPlayer();
    await review('ana', 'approve', await submit(player, '20.00'));
    const before = (await found())?.open.length;
    await db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.frozen))
      .where('id', '=', player.member.id)
      .execute();

    expect([before, (await found())?.open]).toEqual([1, []]);
  });

  it('tells of approved withdrawals until they are paid, since when the oldest waits, and which sites are stopped [R122]', async () => {
    const { clock, db } = withdrawals.test.deps;
    const { siteKey } = withdrawals.test;
    const player = await aPlayer();
    const orders = [
      await submit(player, '20.00'),
      await submit(player, '20.00'),
      await submit(player, '20.00'),
    ];
    expect(await found()).toEqual({ stopped: [], open: [] });
    const oldestAt = clock.now().toISOString();
    await review('ana', 'approve', orders[0] ?? '');
    clock.advance(60_000);
    await review('ana', 'approve', orders[1] ?? '');

    expect(await found()).toEqual({ stopped: [], open: [{ site: siteKey, count: 2, oldestAt }] });
    await payOut(aBank());
    expect(await found()).toEqual({ stopped: [], open: [] });

    await stopPayouts(db, { siteKey, reason: 'books', at: clock.now() });
    expect(await found()).toEqual({ stopped: [siteKey], open: [] });
  });
});
