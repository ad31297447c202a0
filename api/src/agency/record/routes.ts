import { COMMISSION_PARTS } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { startOfPeriod } from '@mosaico/shared/rules';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type Route, route, success } from '../../http/route.ts';
import { invitedMembers, VALID_FIRST_DEPOSIT_CENTAVOS } from '../../members/invited-members.ts';
import { assertAgents } from '../../sites/has-agents.ts';
import { answerClaimOfAll } from '../../promotions/claim.ts';
import type { Deps } from '../../runtime/deps.ts';
import { barToRegisterOf } from '../bar-to-register.ts';
import { claimCommissions } from '../commissions/claim.ts';
import { holdShared } from '../commissions/held.ts';
import { percentText } from '../commissions/rates.ts';
import { concealName } from './conceal-name.ts';
import { overviewOf } from './overview.ts';
import { carriedOf, rewardsOf, rewardSums } from './rewards.ts';

/** What agents see of their invitations and earnings, and claim (R58 to R60, R160). What was earned stays theirs where the site is without agents by now (A30). */
export function recordRoutes(deps: Deps): readonly Route[] {
  return [invitationsRoute(deps), overviewRoute(deps), rewardsRoute(deps), claimRoute(deps)];
}

function claimRoute(deps: Deps): Route {
  const { db, clock } = deps;
  return route('POST /api/agency/reward/claim', async (call) => {
    try {
      return await answerClaimOfAll(deps, call, claimCommissions);
    } catch (error) {
      // The refusal has undone what was held in its transaction. That stays, so that operators see the flags and the agent why.
      if (error instanceof DomainError && error.code === 'nothing_to_claim')
        await transaction(db, (tx) => holdShared(tx, ownerOf(call.member), clock.now()), 'money');
      throw error;
    }
  });
}

function invitationsRoute({ db, clock }: Deps): Route {
  return route('POST /api/agency/inviterecord', async ({ body, member, caller }) => {
    await assertAgents(db, member.siteKey);
    const { page, limit, before, status, period } = body;
    const since = period && startOfPeriod(period, clock.now());
    const place = { page, limit, before };
    const invited = await invitedMembers(db, member.siteKey, member.id, place, { status, since });
    const heldReason = caller.t('invitation.held');
    const confirmedReason = caller.t('invitation.confirmed');
    const list = invited.members.map((each) => ({
      name_masked: concealName(each.account),
      registered_at: each.registeredAt.toISOString(),
      first_deposit: wireFromCentavos(each.firstDepositCentavos),
      total_bet: wireFromCentavos(each.totalBetCentavos),
      status: each.status,
      is_refused: each.isConfirmed,
      held_reason: each.isConfirmed ? confirmedReason : each.isHeld ? heldReason : '',
    }));
    const { total, totals, next } = invited;
    return success({
      list,
      total,
      page,
      limit,
      next,
      totals,
      valid_from: wireFromCentavos(VALID_FIRST_DEPOSIT_CENTAVOS),
      held_reason: totals.held > 0 ? heldReason : '',
    });
  });
}

function overviewRoute({ db, clock }: Deps): Route {
  return route('GET /api/agency/overview', async ({ query, member }) => {
    await assertAgents(db, member.siteKey);
    const { funnel, earned, held, days, nextAt } = await overviewOf(
      db,
      ownerOf(member),
      query.period,
      clock.now(),
    );
    const bar = await barToRegisterOf(db, ownerOf(member));
    const total = COMMISSION_PARTS.reduce((sum, part) => sum + earned[part], 0);
    return success({
      funnel,
      earned: { ...onWire(earned), total: wireFromCentavos(total) },
      held: wireFromCentavos(held),
      days: days.map(({ date, ...parts }) => ({ date, ...onWire(parts) })),
      next_at: nextAt.toISOString(),
      may_register: bar === null,
      register_bar: bar,
    });
  });
}

function rewardsRoute({ db }: Deps): Route {
  return route('POST /api/agency/reward', async ({ body, member }) => {
    const { page, limit, before, source, status } = body;
    const owner = ownerOf(member);
    const { rows, total, next } = await rewardsOf(db, owner, { page, limit, before, source, status });
    const sums = await rewardSums(db, owner);
    return success({
      list: rows.map(rewardOnWire),
      total,
      page,
      limit,
      next,
      sums: sumsOnWire(sums),
      parts: COMMISSION_PARTS.map((part) => ({
        source: part,
        available: wireFromCentavos(sums.find((row) => row.part === part)?.available ?? 0),
      })),
      carried: wireFromCentavos(await carriedOf(db, owner)),
    });
  });
}

function rewardOnWire(row: Awaited<ReturnType<typeof rewardsOf>>['rows'][number]) {
  const status = row.claimed_at ? 'claimed' : row.is_held ? 'held' : 'claimable';
  return {
    id: row.id,
    date: row.day,
    source: row.part,
    name_masked: row.account === null ? '' : concealName(row.account),
    base_amount: wireFromCentavos(row.base_centavos),
    rate: percentText(row.rate_hundredths),
    amount: wireFromCentavos(row.amount_centavos),
    status,
  } as const;
}

function sumsOnWire(sums: Awaited<ReturnType<typeof rewardSums>>) {
  const sumOf = (name: 'total' | 'available' | 'claimed' | 'held') =>
    wireFromCentavos(sums.reduce((sum, row) => sum + row[name], 0));
  return {
    total: sumOf('total'),
    available: sumOf('available'),
    claimed: sumOf('claimed'),
    held: sumOf('held'),
  };
}

function onWire(parts: Readonly<Record<(typeof COMMISSION_PARTS)[number], number>>) {
  const { recharge, betting, settlement } = parts;
  return {
    recharge: wireFromCentavos(recharge),
    betting: wireFromCentavos(betting),
    settlement: wireFromCentavos(settlement),
  };
}
