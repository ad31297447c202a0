import { z } from 'zod';
import { firstDepositRules, FIRST_DEPOSIT } from '../first-deposit/first-deposit.ts';
import { GIFT_TIERS, giftTierRules } from '../gift-tiers/gift-tiers.ts';
import { INVITATION, invitationRules } from '../invitation/invitation.ts';
import { dailyReliefRules, weeklyCoverRules } from '../losses/terms.ts';
import { rebateRules } from '../rebates/rates.ts';
import { RECHARGE_REBATE, rechargeRebateRules } from '../recharge-rebate/rebates.ts';

/** Kinds whose numbers are fixed by requirements: the ladder and the wheel (G18, G20). */
const withoutRules = z.strictObject({});

/** What an operator may write as the rules of a kind: what its own schema reads, and what makes sense. */
const RULES: Readonly<Record<string, z.ZodType>> = {
  [FIRST_DEPOSIT]: firstDepositRules.superRefine(({ rows }, context) => {
    rises(context, 'rows', rows, ['id', 'minCentavos', 'rewardCentavos']);
  }),
  [INVITATION]: invitationRules.superRefine(({ rows }, context) => {
    rises(context, 'rows', rows, ['id', 'invites', 'rewardCentavos']);
  }),
  [GIFT_TIERS]: giftTierRules.superRefine(({ tiers }, context) => {
    rises(context, 'tiers', tiers, ['fromCentavos', 'toCentavos']);
    for (const [place, tier] of tiers.entries()) {
      const problem = problemOfTier(tier, tiers[place - 1]);
      if (problem) context.addIssue({ code: 'custom', path: ['tiers', place], message: problem });
    }
  }),
  [RECHARGE_REBATE]: rechargeRebateRules,
  vip_upgrade: withoutRules,
  vip_weekly: withoutRules,
  lottery_wheel: withoutRules,
  daily_relief: dailyReliefRules,
  cover: weeklyCoverRules,
  rebate: rebateRules,
};

type Tier = z.infer<typeof giftTierRules>['tiers'][number];

function problemOfTier(tier: Tier, before: Tier | undefined): string | null {
  if (tier.toCentavos <= tier.fromCentavos) return 'toCentavos must be above fromCentavos';
  if (tier.toHundredths < tier.fromHundredths) return 'toHundredths must not be below fromHundredths';
  if (before && before.toCentavos !== tier.fromCentavos) return 'a tier begins where the one before ends';
  return null;
}

/** Each row has more than the one before of every one of these. */
function rises<Name extends string>(
  context: z.RefinementCtx,
  list: string,
  rows: readonly Readonly<Record<Name, number>>[],
  names: readonly Name[],
): void {
  for (const [place, row] of rows.entries()) {
    const before = rows[place - 1];
    const wrong = before && names.find((name) => row[name] <= before[name]);
    if (wrong)
      context.addIssue({
        code: 'custom',
        path: [list, place, wrong],
        message: 'must be above the row before',
      });
  }
}

export const OFFER_KINDS: readonly string[] = Object.keys(RULES);

/** @returns what is wrong with the rules of a kind, in English; null when nothing is. Pure. */
export function problemOfRules(kind: string, rules: unknown): string | null {
  const read = RULES[kind]?.safeParse(rules);
  if (!read) return `kind: one of ${OFFER_KINDS.join(', ')}`;
  const [issue] = read.error?.issues ?? [];
  return issue ? `${['rules', ...issue.path].join('.')}: ${issue.message}` : null;
}
