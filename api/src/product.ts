import { agencyRoutes } from './agency/routes.ts';
import type { Serving } from './app.ts';
import { authRoutes } from './auth/routes.ts';
import type { Deps } from './deps.ts';
import { gameRoutes } from './games/routes.ts';
import { seamlessWallet } from './games/wallet-endpoints.ts';
import { informationRoutes } from './information/routes.ts';
import { startHousekeepingJob } from './members/housekeeping.ts';
import { memberRoutes } from './members/routes.ts';
import { memberStream } from './members/stream.ts';
import { startPaymentJob } from './payments/job.ts';
import { paymentRoutes } from './payments/routes.ts';
import { pixWebhook } from './payments/webhook.ts';
import { vipRoutes } from './promotions/vip/routes.ts';
import { sandboxGameProvider, startRoundRecoveryJob } from './providers/game/sandbox.ts';
import { sandboxMailbox } from './providers/message/sandbox/plugin.ts';
import { sandboxPaymentProvider } from './providers/payment/sandbox/plugin.ts';
import { startPixWebhookJob } from './providers/payment/sandbox/webhooks.ts';
import { siteRoutes } from './sites/routes.ts';

/** Everything the API serves: the catalogue, and the providers' side of it. */
export const product = {
  routes: [
    ...memberRoutes,
    ...gameRoutes,
    ...paymentRoutes,
    ...vipRoutes,
    ...agencyRoutes,
    ...informationRoutes,
  ],
  httpRoutes: (parts) => [...siteRoutes(parts.sites), ...authRoutes(parts)],
  streams: [memberStream],
  plugins: [
    (app, deps) => sandboxGameProvider(app, deps),
    (app, deps) => sandboxPaymentProvider(app, deps),
    (app, deps, parts) => sandboxMailbox(app, deps, parts),
    (app, deps) => seamlessWallet(app, deps),
    (app, deps) => pixWebhook(app, deps),
  ],
  isComplete: true,
} satisfies Serving;

/** Everything that happens by itself. @returns stops it all */
export function startJobs(deps: Deps): () => void {
  const stops = [
    startPaymentJob(deps),
    startPixWebhookJob(deps),
    startRoundRecoveryJob(deps),
    startHousekeepingJob(deps),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
