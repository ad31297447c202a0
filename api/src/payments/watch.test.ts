import { Metrics } from '@mosaico/shared/server';
import { aDeposit } from '../../testing/contestations.ts';
import { givenUpRefund } from '../../testing/given-up-refunds.ts';
import { statesAfter } from '../../testing/job-states.ts';
import { useWithdrawals } from '../../testing/withdrawals.ts';
import { measureApi } from '../start/measure-api.ts';
import { decide } from './contestations/decide.ts';
import { depositWatchJob } from './watch.ts';

const withdrawals = useWithdrawals();

/** The lines of the metrics about it. */
async function told(): Promise<string[]> {
  const { deps } = withdrawals.test;
  const states = await statesAfter(deps.clock.now(), depositWatchJob(deps));
  const metrics = new Metrics();
  measureApi(metrics, { pools: () => [], states: () => states });
  return (await metrics.text())
    .split('\n')
    .filter((line) => /^mosaico_(contestations|next_contestation|refunds)/.test(line));
}

describe('the watch over received Pix', () => {
  it('[I22] [I26] tells what waits for an operator, and until when, and nothing where nothing does', async () => {
    const { deps, siteKey } = withdrawals.test;
    const { member } = await withdrawals.aPlayer(0);
    const before = await told();
    const first = await aDeposit(deps, member, 50_00);
    await first.contest();
    deps.clock.advance(60_000);
    await (await aDeposit(deps, member, 50_00)).contest();
    await givenUpRefund(deps, siteKey);

    const both = await told();
    await decide(deps, { siteKey, number: first.number, verdict: 'rejected', operator: 'ana', note: '' });
    const one = await told();

    const dueAt = first.told().decideBy.getTime() / 1_000;
    expect(before).toEqual([]);
    expect(both).toEqual([
      `mosaico_contestations_open{site="${siteKey}"} 2`,
      `mosaico_next_contestation_timestamp_seconds{site="${siteKey}"} ${dueAt}`,
      `mosaico_refunds_given_up{site="${siteKey}"} 1`,
    ]);
    expect(one).toEqual([
      `mosaico_contestations_open{site="${siteKey}"} 1`,
      `mosaico_next_contestation_timestamp_seconds{site="${siteKey}"} ${dueAt + 60}`,
      `mosaico_refunds_given_up{site="${siteKey}"} 1`,
    ]);
  });
});
