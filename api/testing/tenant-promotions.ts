import { sql } from 'kysely';
import { countWager } from './count-wager.ts';
import { insertPromotion } from './promotions.ts';
import type { Signature } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { deposit } from '../src/ledger/deposits.ts';

const FIRST_DEPOSIT = { timesWagered: 5, rows: [{ id: 1, minCentavos: 1_00, rewardCentavos: 3_00 }] };
const INVITATION = { rows: [{ id: 1, invites: 1, rewardCentavos: 4_00 }] };
const REBATE = { minCentavos: 100_00, timesWagered: 5, rewardPercent: 5, maxRewardCentavos: 500_00, days: 7 };
const TIER = { name: 'Bronze', fromCentavos: 1_00, toCentavos: 9_00, fromHundredths: 5, toHundredths: 9 };
/** When the activities end. */
const ACTIVITIES_END = '2090-01-01T00:00:00Z';
/** What the tenant's full recharge rebate brings. */
export const REBATE_REWARD = '5.00';

/** What an operator offers: one of each activity, from before the member's first deposit. */
export async function offerPromotions(
  { deps }: TestApp,
  siteKey: string,
  { word }: Signature,
): Promise<void> {
  const offers = { first_deposit: FIRST_DEPOSIT, invitation: INVITATION, recharge_rebate: REBATE };
  for (const [kind, rules] of Object.entries({ ...offers, gift_tiers: { tiers: [TIER] } }))
    await insertPromotion(deps.db, siteKey, {
      key: `${word}_offer_${kind}`,
      kind,
      rules: JSON.stringify(rules),
      // So an operator can add another one of a kind, for later.
      ends_at: new Date(ACTIVITIES_END),
    });
}

/**
 * Something of everything that promotions write of a member, and something to claim of each.
 *
 * @returns id of the award whose bonus the member has given up
 */
export async function fillPromotions(
  { deps: { db, clock } }: TestApp,
  siteKey: string,
  {
    word,
    memberId,
    guestId,
  }: Pick<Signature, 'word'> & { readonly memberId: number; readonly guestId: number },
): Promise<number> {
  const at = clock.now();
  await sql`insert into promotion_days (site_key, settlement, day, settled_at)
    values (${siteKey}, 'rebates', '2026-01-01', ${at})`.execute(db);
  await sql`insert into promotion_terms (site_key, promotion_key, held_until, cap_centavos, least_vip_level, turnover_percent, changed_by)
    values (${siteKey}, ${`${word}_offer_gift_tiers`}, '2026-01-01T00:00:00Z', null, 0, 500, ${`${word}-boss`})`.execute(
    db,
  );
  // A bonus that was given up long ago, without anything left of it: nothing is owed for it.
  const { rows } = await sql<{ id: number }>`with award as (
      insert into promotion_awards (site_key, promotion_key, occasion, member_id, kind, amount_centavos, purse, turnover_centavos, created_at, paid_at)
      values (${siteKey}, ${`${word}_offer_gift_tiers`}, ${`order:${word}`}, ${memberId}, 'gift_tiers', 77, 'bonus', 385, ${at}, ${at}) returning id
    ), come_back as (
      insert into award_returns (award_id, site_key, member_id, amount_centavos, owed_centavos, created_at)
      select id, ${siteKey}, ${memberId}, 77, 0, ${at} from award
    ), reversal as (
      insert into promotion_reversals (site_key, order_no, member_id, due_at)
      values (${siteKey}, ${`${word}-reversed`}, ${memberId}, ${ACTIVITIES_END})
    ), debt as (
      insert into turnover_requirements (site_key, member_id, amount_centavos, waived_centavos, created_at)
      values (${siteKey}, ${memberId}, 385, 385, ${at}) returning id
    )
    insert into bonuses (site_key, member_id, award_id, amount_centavos, requirement_id, outcome, created_at, ended_at, revoked_at, given_up_at)
    select ${siteKey}, ${memberId}, award.id, 77, debt.id, 'given_up', ${at}, ${at}, ${at}, ${at} from award, debt
    returning award_id as id`.execute(db);
  // It was in play then, and its round has won.
  await sql`with own as (select id from bonuses where site_key = ${siteKey} and member_id = ${memberId}), stake as (
      insert into bonus_stakes (site_key, integration, round_id, transaction_uuid, bonus_id, amount_centavos)
      select ${siteKey}, 'sandbox', ${`${word}-won`}, gen_random_uuid(), id, 77 from own
    )
    insert into bonus_withheld (site_key, integration, round_id, transaction_uuid, bonus_id, member_id, amount_centavos, created_at)
    select ${siteKey}, 'sandbox', ${`${word}-won`}, gen_random_uuid(), id, ${memberId}, 77, ${at} from own`.execute(
    db,
  );
  await sql`with rebate as (
      insert into recharge_rebates (site_key, promotion_key, member_id, order_no, recharge_centavos, required_centavos, wagered_centavos,
        reward_centavos, opened_at, closes_at)
      values (${siteKey}, ${`${word}_offer_recharge_rebate`}, ${memberId}, ${`${word}-order`}, 10000, 50000, 50000, 500, ${at}, ${at}::timestamptz + interval '7 days')
      returning id
    )
    insert into recharge_rebate_fills (site_key, integration, transaction_uuid, rebate_id, amount_centavos)
    select ${siteKey}, 'sandbox', gen_random_uuid(), id, 50000 from rebate`.execute(db);
  await transaction(db, async (tx) => {
    const guest = { siteKey, memberId: guestId };
    await deposit(tx, { ...guest, at, amountCentavos: 20_00, idempotencyKey: `deposit:${word}-guest` });
    await countWager(tx, { ...guest, gameType: 'slot', amountCentavos: 20_00 });
  });
  return rows[0]?.id ?? 0;
}
