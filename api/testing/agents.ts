import { type Deposits, depositsOn } from './deposits.ts';
import { type TestApp, useApp } from './test-app.ts';
import { followFirstRecharges } from '../src/agency/commissions/first-recharge.ts';
import { agencyRoutes } from '../src/agency/routes.ts';
import type { Config } from '../src/config/config.ts';
import { paymentRoutes } from '../src/payments/routes.ts';
import { pixWebhook } from '../src/payments/webhook.ts';
import { sandboxPaymentProvider } from '../src/providers/payment/sandbox/plugin.ts';

/** More than anybody pays in. */
const MUCH_CENTAVOS = 1_000_000_00;

/** Agents and players who deposit, on one application. */
export function usePlayersWithAgents(config: Partial<Config> = {}): {
  readonly test: TestApp;
  readonly deposits: Deposits;
  /** Puts the site under a compliance profile. */
  profile(name: 'sandbox' | 'br-licensed'): Promise<void>;
} {
  const test = useApp(
    {
      routes: (parts) => [...paymentRoutes(parts), ...agencyRoutes(parts)],
      plugins: [sandboxPaymentProvider, pixWebhook],
    },
    { rateLimitFactor: 1_000, ...config },
  );
  return {
    test,
    deposits: depositsOn(test),
    async profile(name) {
      await test.deps.db
        .updateTable('sites')
        .set({ compliance_profile: name })
        .where('key', '=', test.siteKey)
        .execute();
    },
  };
}

/** They have bet so much in their life, in centavos, on slots. */
export async function haveBet(
  { deps, siteKey }: TestApp,
  memberIds: readonly number[],
  centavos: number,
): Promise<void> {
  if (memberIds.length === 0) return;
  await deps.db
    .insertInto('turnover_counters')
    .values(memberIds.map((id) => ({ site_key: siteKey, member_id: id, slot_wagered_centavos: centavos })))
    .onConflict((conflict) =>
      conflict.columns(['site_key', 'member_id']).doUpdateSet({ slot_wagered_centavos: centavos }),
    )
    .execute();
}

/** Gives the commission of first recharges, all of which have been wagered. @returns how many recharges were looked at */
export async function followWagered(test: TestApp): Promise<number> {
  const payers = await test.deps.db
    .selectFrom('recharge_orders')
    .select('member_id')
    .distinct()
    .where('site_key', '=', test.siteKey)
    .where('status', '=', 'paid')
    .execute();
  await haveBet(
    test,
    payers.map(({ member_id }) => member_id),
    MUCH_CENTAVOS,
  );
  return followFirstRecharges(test.deps);
}
