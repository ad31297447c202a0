import { openPlayOffers } from './play-offers.ts';
import { playedRound } from './played-round.ts';
import type { InsertedMember } from './builders.ts';
import type { TestApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { award } from '../src/promotions/award.ts';
import { promiseSpin } from '../src/promotions/lottery-wheel/promise.ts';
import { openPromotion } from '../src/promotions/promotion.ts';

const DAY_MS = 24 * 60 * 60_000;
const AMOUNT_CENTAVOS = 5_00;

/**
 * What play has brought a member: a level, a rebate to claim, a loss of yesterday, spins of the wheel, cover of a week.
 *
 * @returns the promise of the next spin
 */
export async function bringOfPlay(
  { deps: { db, clock, random } }: TestApp,
  { siteKey, id: memberId }: InsertedMember,
  gameId: number,
): Promise<string> {
  const at = clock.now();
  const owner = { site_key: siteKey, member_id: memberId };
  await openPlayOffers(db, siteKey);
  await playedRound(db, { siteKey, memberId, gameId, betCentavos: 1_000_00, closedAt: at });
  const yesterday = new Date(at.getTime() - DAY_MS);
  await playedRound(db, { siteKey, memberId, gameId, betCentavos: 90_000_00, closedAt: yesterday });
  const promotion = await openPromotion(db, { siteKey, memberId }, 'rebate', at);
  if (!promotion) throw new Error('the site has no rebates');
  const played = { ...owner, day: '2026-01-05', game_type: 'slot', wagered_centavos: 1_000_00 } as const;
  await db
    .insertInto('play_days')
    .values({ ...played, won_centavos: 0 })
    .execute();
  await db
    .insertInto('vip_levels')
    .values({ ...owner, level: 1, reached_at: at })
    .execute();
  const bonus = { ...owner, from_level: 0, to_level: 1, bonus_centavos: AMOUNT_CENTAVOS, created_at: at };
  await db
    .insertInto('vip_bonuses')
    .values({ ...bonus, kind: 'upgrade', week: null })
    .execute();
  const paid = { ...owner, amount_centavos: AMOUNT_CENTAVOS, created_at: at };
  await db
    .insertInto('loss_compensations')
    .values({ ...paid, kind: 'weekly', day: '2026-01-05', loss_centavos: 500_00, rate_hundredths: 100 })
    .execute();
  await db
    .insertInto('promotion_days')
    .values({ site_key: siteKey, settlement: 'play', day: '2026-01-05', settled_at: at })
    .execute();
  return transaction(db, async (tx) => {
    const occasion = `2026-01-05:member:${memberId}`;
    await award(tx, { promotion, memberId, occasion, amountCentavos: AMOUNT_CENTAVOS, at });
    await tx
      .insertInto('rebates')
      .values({ ...played, rate_hundredths: 50, amount_centavos: AMOUNT_CENTAVOS, created_at: at })
      .execute();
    return (await promiseSpin(tx, { siteKey, memberId }, random, at)).seed_hash;
  });
}
