import { sql } from 'kysely';
import { openToken } from './builders.ts';
import { countWager } from './count-wager.ts';
import { type Deposits, depositsOn, type Player } from './deposits.ts';
import { type TestApp, useApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { memberBalances, type MemberBalances } from '../src/ledger/balances.ts';
import { pixWebhook } from '../src/payments/webhook.ts';
import { paymentRoutes } from '../src/payments/routes.ts';
import { followPaidRecharges } from '../src/promotions/paid-recharges.ts';
import { promotionRoutes } from '../src/promotions/routes.ts';
import { seedPromotions } from '../src/promotions/seed.ts';
import { sandboxPaymentProvider } from '../src/providers/payment/sandbox/plugin.ts';

/** Players who deposit and claim, on a site that offers what the demonstration sites offer. */
export interface Players {
  readonly test: TestApp;
  readonly deposits: Deposits;
  /** A deposit that was paid, told, and looked at by promotions. */
  pay(player: Player, money: string): Promise<void>;
  /** A settled bet on a slot, as the wallet counts it. */
  wager(player: Player, centavos: number): Promise<void>;
  /** Sessions end with time. */
  loggedInAnew(player: Player): Promise<Player>;
  balances(player: Player): Promise<MemberBalances>;
  /** Puts the site under a compliance profile. */
  profile(name: 'sandbox' | 'br-licensed'): Promise<void>;
}

export function usePlayers(): Players {
  const test = useApp({
    routes: (parts) => [...paymentRoutes(parts), ...promotionRoutes(parts)],
    plugins: [sandboxPaymentProvider, pixWebhook],
  });
  return playersOn(test, depositsOn(test));
}

/** The same on an application that serves more. */
export function playersOn(test: TestApp, deposits: Deposits): Players {
  beforeAll(() =>
    transaction(test.deps.db, (tx) =>
      seedPromotions(tx, { siteKeys: [test.siteKey], at: new Date('2026-01-01T00:00:00Z') }),
    ),
  );
  return {
    test,
    deposits,
    async pay(player, money) {
      await deposits.pay(await deposits.start(player, money));
      await deposits.deliver();
      await followPaidRecharges(test.deps);
    },
    wager: ({ member }, centavos) =>
      transaction(test.deps.db, async (tx) => {
        const { siteKey, id: memberId } = member;
        await countWager(tx, { siteKey, memberId, gameType: 'slot', amountCentavos: centavos });
        await sql`select recharge_rebate_fill(${siteKey}, ${memberId}, 'sandbox', gen_random_uuid(), ${centavos},
          ${test.deps.clock.now()})`.execute(tx);
      }),
    loggedInAnew: async (player) => ({
      ...player,
      token: await openToken(test.deps.db, player.member, test.deps.clock.now()),
    }),
    balances: ({ member }) => memberBalances(test.deps.db, member.siteKey, member.id),
    async profile(name) {
      await test.deps.db
        .updateTable('sites')
        .set({ compliance_profile: name })
        .where('key', '=', test.siteKey)
        .execute();
    },
  };
}
