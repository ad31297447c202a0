import { type Deposits, depositsOn } from './deposits.ts';
import { type TestApp, useApp } from './test-app.ts';
import { agencyRoutes } from '../src/agency/routes.ts';
import type { Config } from '../src/config/config.ts';
import { paymentRoutes } from '../src/payments/routes.ts';
import { pixWebhook } from '../src/payments/webhook.ts';
import { sandboxPaymentProvider } from '../src/providers/payment/sandbox/plugin.ts';

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
