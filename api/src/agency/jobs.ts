import { settleDays } from '../promotions/days.ts';
import { collectDebts } from '../promotions/taken-back/debts.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { forgetVisitors } from './clicks/count-click.ts';
import { followFirstRecharges } from './commissions/first-recharge.ts';
import { payExcludedAgents } from './commissions/pay-excluded.ts';
import { AGENCY_SETTLEMENT } from './commissions/settlement.ts';
import { COMMISSION_DEBTS, followReversedRecharges } from './commissions/take-back.ts';

const RECHARGES_PAUSE_MS = 1_000;
const REVERSALS_PAUSE_MS = 1_000;
const EXCLUDED_PAUSE_MS = 60_000;
const SETTLEMENT_PAUSE_MS = 60_000;
const VISITORS_PAUSE_MS = 10 * 60_000;

/** What agents earn, by itself; and visitors of days that are over are forgotten. Source: A57, G22. */
export function agencyJobs(deps: Deps): readonly Job[] {
  return [
    {
      name: 'commissions of recharges',
      pauseMs: RECHARGES_PAUSE_MS,
      work: () => followFirstRecharges(deps),
    },
    {
      name: 'commissions of deposits that went back',
      pauseMs: REVERSALS_PAUSE_MS,
      work: async () => {
        await followReversedRecharges(deps);
        await collectDebts(deps, COMMISSION_DEBTS);
      },
    },
    {
      name: 'commissions of who is excluded',
      pauseMs: EXCLUDED_PAUSE_MS,
      work: () => payExcludedAgents(deps),
    },
    {
      name: 'commissions of play',
      pauseMs: SETTLEMENT_PAUSE_MS,
      firstAfterMs: 10_000,
      work: () => settleDays(deps, AGENCY_SETTLEMENT),
    },
    {
      name: 'visitors of invite links',
      pauseMs: VISITORS_PAUSE_MS,
      work: () => forgetVisitors(deps.db, deps.clock.now()),
    },
  ];
}
