import { agencyJobs } from '../agency/jobs.ts';
import { agencyRoutes } from '../agency/routes.ts';
import { operatorFactorRoutes, operatorFreezeRoutes } from '../auth/operators/routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { hub88Wallet } from '../games/hub88/hub88-wallet.ts';
import { gameJobs } from '../games/jobs.ts';
import { fairnessRoutes } from '../games/fairness/routes.ts';
import { gameRecordRoutes } from '../games/records/routes.ts';
import { gameRoutes } from '../games/routes.ts';
import { winnerRoutes } from '../games/winners/routes.ts';
import { deletionJobs } from '../data-protection/deletion/jobs.ts';
import { exportJobs } from '../data-protection/export/jobs.ts';
import { operatorDeletionRoutes } from '../data-protection/operators/routes.ts';
import { dataProtectionRoutes } from '../data-protection/routes.ts';
import { seamlessWallet } from '../games/wallet-endpoints.ts';
import { identityJobs } from '../identity/jobs.ts';
import { operatorIdentityRoutes } from '../identity/operators/routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { informationJobs } from '../information/jobs.ts';
import { operatorAnnouncementRoutes } from '../information/operators/routes.ts';
import { informationRoutes } from '../information/routes.ts';
import { meRoutes } from '../me/routes.ts';
import { memberRoutes } from '../members/routes.ts';
import { orderRoutes } from '../orders/routes.ts';
import { barredPlayersJob } from '../barred-players/jobs.ts';
import { contestationJobs } from '../payments/contestations/jobs.ts';
import { contestationRoutes } from '../payments/contestations/routes.ts';
import { contestationWebhook } from '../payments/contestations/webhook.ts';
import { givenUpRoutes } from '../payments/given-up/routes.ts';
import { paymentJobs } from '../payments/jobs.ts';
import { passkeyRoutes } from '../passkeys/routes.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { pixWebhook } from '../payments/webhook.ts';
import { lossRoutes } from '../promotions/losses/routes.ts';
import { lotteryWheelRoutes } from '../promotions/lottery-wheel/routes.ts';
import { rebateRoutes } from '../promotions/rebates/routes.ts';
import { promotionJobs } from '../promotions/jobs.ts';
import { promotionRoutes } from '../promotions/routes.ts';
import { vipRoutes } from '../promotions/vip/routes.ts';
import { sandboxBarredRegister } from '../providers/barred-players/sandbox/plugin.ts';
import { roundRecoveryJob, sandboxGameProvider, sandboxSiteApi } from '../providers/game/sandbox.ts';
import { sandboxIdentityProvider } from '../providers/identity/sandbox/plugin.ts';
import { sandboxMailbox } from '../providers/message/sandbox/plugin.ts';
import { mailServer } from '../providers/message/smtp/mail-server.ts';
import { mailJob } from '../providers/message/smtp/send-mails.ts';
import { infractionJob } from '../providers/payment/sandbox/contest.ts';
import { sandboxPaymentProvider } from '../providers/payment/sandbox/plugin.ts';
import { payoutJob } from '../providers/payment/sandbox/payouts.ts';
import { pixWebhookJob } from '../providers/payment/sandbox/webhooks.ts';
import { responsibleGamingJobs } from '../responsible-gaming/jobs.ts';
import { responsibleGamingRoutes } from '../responsible-gaming/routes.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { secondFactorRoutes } from '../second-factor/routes.ts';
import type { Serving } from '../serving/app.ts';
import { memberStream } from '../serving/member-stream.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { siteRoutes } from '../sites/routes.ts';
import { withdrawalAccountRoutes } from '../withdrawals/account-routes.ts';
import { withdrawalJobs } from '../withdrawals/jobs.ts';
import { withdrawalWebhook } from '../withdrawals/payout/webhook.ts';
import { reviewLimitRoutes } from '../withdrawals/review/limit-routes.ts';
import { reviewRoutes } from '../withdrawals/review/routes.ts';
import { withdrawalRoutes } from '../withdrawals/routes.ts';
import { housekeepingJob } from './housekeeping.ts';
import { ledgerAuditJob } from './ledger-audit.ts';
import { reconciliationJob } from './reconciliation-audit.ts';

/** Everything the API serves: the catalogue, and the providers' side of it. */
export const product = {
  routes: (parts) => [
    ...siteRoutes(parts),
    ...authRoutes(parts),
    ...operatorFactorRoutes(parts),
    ...operatorFreezeRoutes(parts),
    ...meRoutes(parts),
    ...memberRoutes(parts),
    ...dataProtectionRoutes(parts),
    ...operatorDeletionRoutes(parts),
    ...sessionRoutes(parts),
    ...secondFactorRoutes(parts),
    ...passkeyRoutes(parts),
    ...gameRoutes(parts),
    ...gameRecordRoutes(parts),
    ...winnerRoutes(parts),
    ...fairnessRoutes(parts),
    ...paymentRoutes(parts),
    ...contestationRoutes(parts),
    ...givenUpRoutes(parts),
    ...orderRoutes(parts),
    ...withdrawalRoutes(parts),
    ...withdrawalAccountRoutes(parts),
    ...reviewRoutes(parts),
    ...reviewLimitRoutes(parts),
    ...responsibleGamingRoutes(parts),
    ...vipRoutes(parts),
    ...rebateRoutes(parts),
    ...lotteryWheelRoutes(parts),
    ...lossRoutes(parts),
    ...promotionRoutes(parts),
    ...agencyRoutes(parts),
    ...identityRoutes(parts),
    ...operatorIdentityRoutes(parts),
    ...informationRoutes(parts),
    ...operatorAnnouncementRoutes(parts),
  ],
  streams: [memberStream],
  plugins: [
    (app, parts) => sandboxGameProvider(app, parts),
    sandboxSiteApi,
    sandboxPaymentProvider,
    sandboxMailbox,
    sandboxBarredRegister,
    sandboxIdentityProvider,
    seamlessWallet,
    hub88Wallet,
    pixWebhook,
    withdrawalWebhook,
    contestationWebhook,
  ],
  isComplete: true,
} satisfies Serving;

/** All work in the background. */
export function productJobs(deps: Deps): readonly Job[] {
  const { paymentProvider, gameProvider, barredPlayersProvider, smtp } = deps.config;
  return [
    ...paymentJobs(deps),
    ...contestationJobs(deps),
    ...withdrawalJobs(deps),
    ...gameJobs(deps),
    ...promotionJobs(deps),
    ...agencyJobs(deps),
    ...responsibleGamingJobs(deps),
    ...identityJobs(deps),
    ...exportJobs(deps),
    ...deletionJobs(deps),
    ...informationJobs(deps),
    ...(paymentProvider === 'sandbox' ? [pixWebhookJob(deps), payoutJob(deps), infractionJob(deps)] : []),
    ...(gameProvider === 'sandbox' ? [roundRecoveryJob(deps)] : []),
    ...(barredPlayersProvider === 'sandbox' ? [barredPlayersJob(deps)] : []),
    ...(smtp ? [mailJob(deps, mailServer(smtp))] : []),
    housekeepingJob(deps),
    ledgerAuditJob(deps),
    reconciliationJob(deps),
  ];
}
