import type { Insertable } from 'kysely';
import type { Tx } from '../db/tables.ts';
import { FIRST_DEPOSIT } from './first-deposit/first-deposit.ts';
import { GIFT_TIERS } from './gift-tiers/gift-tiers.ts';
import { INVITATION } from './invitation/invitation.ts';
import { RECHARGE_REBATE } from './recharge-rebate/rebates.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionTables } from './tables.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

type Seeded = Pick<Insertable<PromotionTables['promotions']>, 'kind' | 'purse' | 'turnover_percent'> & {
  readonly rules: unknown;
};

/** Rewards of the first deposit in reais: as much again, up to R$ 1,500 (R252). */
const FIRST_DEPOSITS = [20, 50, 100, 300, 500, 1_000, 1_500];
const INVITES = [
  [1, 10],
  [3, 40],
  [5, 80],
  [10, 200],
  [20, 500],
] as const;
/** Bounds in reais and in percent (R247 to R251, A12). */
const TIERS = [
  ['Bronze', 1_000, 5_000, 5, 10],
  ['Silver', 5_000, 15_000, 10, 15],
  ['Gold', 15_000, 30_000, 15, 18],
  ['Platinum', 30_000, 60_000, 18, 20],
  ['Diamond', 60_000, 100_000, 20, 20],
] as const;

/** The promotions of the demonstration sites, in the order of the hub. */
export const SEEDED_PROMOTIONS: readonly Seeded[] = [
  {
    kind: FIRST_DEPOSIT,
    purse: 'bonus',
    turnover_percent: 500,
    rules: {
      timesWagered: 5,
      rows: FIRST_DEPOSITS.map((reais, place) => ({
        id: place + 1,
        minCentavos: reais * 100,
        rewardCentavos: reais * 100,
      })),
    },
  },
  {
    kind: RECHARGE_REBATE,
    purse: 'bonus',
    turnover_percent: 500,
    rules: { minCentavos: 100_00, timesWagered: 5, rewardPercent: 5, maxRewardCentavos: 500_00, days: 7 },
  },
  {
    kind: INVITATION,
    purse: 'bonus',
    turnover_percent: 500,
    rules: {
      rows: INVITES.map(([invites, reais], place) => ({
        id: place + 1,
        invites,
        rewardCentavos: reais * 100,
      })),
    },
  },
  {
    kind: GIFT_TIERS,
    purse: 'bonus',
    turnover_percent: 500,
    rules: {
      tiers: TIERS.map(([name, from, to, fromPercent, toPercent]) => ({
        name,
        fromCentavos: from * 100,
        toCentavos: to * 100,
        fromHundredths: fromPercent * 100,
        toHundredths: toPercent * 100,
      })),
    },
  },
  // What follows bets that were settled is cash at once (docs/decisions/0051).
  ...(['vip_upgrade', 'vip_weekly', 'lottery_wheel', 'daily_relief', 'cover'] as const).map(
    (kind) => ({ kind, purse: 'cash', turnover_percent: 0, rules: {} }) as const,
  ),
  { kind: 'rebate', purse: 'rebate', turnover_percent: 0, rules: {} },
];

/** The row of an offer without limits, in its place on the hub. */
export function rowOfOffer(
  siteKey: string,
  { rules, ...promotion }: Seeded,
  { place, at }: { readonly place: number; readonly at: Date },
): Insertable<PromotionTables['promotions']> & Pick<Promotion, 'starts_at'> {
  return {
    ...promotion,
    site_key: siteKey,
    key: promotion.kind,
    starts_at: at,
    ends_at: null,
    cap_centavos: null,
    budget_centavos: null,
    rules: JSON.stringify(rules),
    sort_order: place,
  };
}

/** How long the one offer with an end goes on, and what the one with a budget may give. */
const WEEKS_OFFERED = 8;
const BUDGET_CENTAVOS = 20_000_00;

/** Gives one offer of the demonstration sites an end and another a budget, so that both can be seen there. Source: G35. */
export async function limitSeeded(
  tx: Tx,
  { siteKeys, at }: { readonly siteKeys: readonly string[]; readonly at: Date },
): Promise<void> {
  const change = (kind: string, changes: Partial<Pick<Promotion, 'ends_at' | 'budget_centavos'>>) =>
    tx
      .updateTable('promotions')
      .set(changes)
      .where('site_key', 'in', siteKeys)
      .where('key', '=', kind)
      .execute();
  await change(RECHARGE_REBATE, { ends_at: new Date(at.getTime() + WEEKS_OFFERED * WEEK_MS) });
  await change(INVITATION, { budget_centavos: BUDGET_CENTAVOS });
}

/**
 * Offers them from `at` on. Idempotent. Source: G35.
 *
 * @param playedFrom from then on what follows bets, where members have a history of play that is still to be worked out
 */
export async function seedPromotions(
  tx: Tx,
  {
    siteKeys,
    at,
    playedFrom = at,
  }: { readonly siteKeys: readonly string[]; readonly at: Date; readonly playedFrom?: Date },
): Promise<void> {
  for (const siteKey of siteKeys) {
    const rows = SEEDED_PROMOTIONS.map((offer, place) =>
      rowOfOffer(siteKey, offer, { place, at: offer.purse === 'bonus' ? at : playedFrom }),
    );
    await tx
      .insertInto('promotions')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
