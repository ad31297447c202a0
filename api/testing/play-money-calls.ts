import { randomUUID } from 'node:crypto';
import { answered, type MoneyCalls } from './money-call.ts';
import { anotherPlayer } from './offered-site.ts';
import { openPlayOffers } from './play-offers.ts';
import type { TestApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { award } from '../src/promotions/award.ts';
import { openPromotion } from '../src/promotions/promotion.ts';

const DAY_MS = 24 * 3_600_000;

/** Claims of what play brings. */
export function playMoneyCalls(test: TestApp): MoneyCalls {
  beforeAll(() => openPlayOffers(test.deps.db, test.siteKey));
  const headers = () => ({ 'idempotency-key': randomUUID() });
  return {
    'POST /api/games/rebates/claim': async () => {
      const player = await anotherPlayer(test, test.siteKey);
      await giveRebate(test, player.memberId);
      const input = { ...(await player.as()), headers: headers() };
      return {
        send: () => answered(test, 'POST /api/games/rebates/claim', input),
        effect: async () => (await player.balances()).cashCentavos,
        expected: 5_00,
      };
    },
    'POST /api/dailyrescue/claim': async () => {
      const player = await anotherPlayer(test, test.siteKey);
      await player.play(500_00, { closedAt: new Date(test.deps.clock.now().getTime() - DAY_MS) });
      const input = { ...(await player.as()), headers: headers() };
      return {
        send: () => answered(test, 'POST /api/dailyrescue/claim', input),
        effect: async () => (await player.balances()).cashCentavos,
        expected: 15_00,
      };
    },
    'POST /api/lotterywheel/claim': async () => {
      const player = await anotherPlayer(test, test.siteKey);
      await player.play(2_000_00);
      const as = await player.as();
      const { body } = await test.call('POST /api/lotterywheel/check', as);
      const input = { ...as, body: { seed_hash: body.data.seed_hash } };
      const { db } = test.deps;
      return {
        send: async () => withoutSpinsLeft(await answered(test, 'POST /api/lotterywheel/claim', input)),
        effect: async () =>
          (
            await db
              .selectFrom('wheel_spins')
              .select('number')
              .where('member_id', '=', player.memberId)
              .where('spun_at', 'is not', null)
              .execute()
          ).length,
        expected: 1,
      };
    },
  };
}

/** How many spins are left is told as it is when the answer is made. */
function withoutSpinsLeft(answer: string): string {
  return answer.replace(/"remainingspins":\d+,/, '');
}

/** A rebate of R$ 5 that waits to be claimed. */
export async function giveRebate({ siteKey, deps: { db, clock } }: TestApp, memberId: number): Promise<void> {
  const at = clock.now();
  const promotion = await openPromotion(db, { siteKey, memberId }, 'rebate', at);
  if (!promotion) throw new Error('the site has no rebates');
  await transaction(db, async (tx) => {
    await award(tx, { promotion, memberId, occasion: `a rebate of ${memberId}`, amountCentavos: 5_00, at });
    await tx
      .insertInto('rebates')
      .values({
        site_key: siteKey,
        member_id: memberId,
        day: '2026-01-01',
        game_type: 'slot',
        wagered_centavos: 1_000_00,
        rate_hundredths: 50,
        amount_centavos: 5_00,
        created_at: at,
      })
      .execute();
  });
}
