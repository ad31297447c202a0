/**
 * The floors of api/src, from the ground up; the picture is in docs/architecture.md. A folder, or a file that lies directly
 * in api/src, may use what stands on a lower floor, and nothing beside it or above it. Types count as well.
 */
export const API_FLOORS: readonly (readonly string[])[] = [
  ['config', 'db', 'domain-error.ts', 'messages', 'paths.ts'],
  ['http', 'ledger', 'passwords', 'runtime', 'turnover'],
  ['information', 'jobs', 'members', 'orders', 'payouts', 'providers', 'sites', 'vip'],
  ['warnings'],
  ['sessions'],
  ['barred-players', 'entry', 'identity', 'responsible-gaming'],
  ['passkeys', 'promotions', 'second-factor'],
  ['auth', 'games', 'me', 'payments', 'reconciliation', 'serving', 'withdrawals'],
  ['agency', 'data-protection'],
  ['start'],
  ['main.ts', 'operator', 'prepare-upgrade.ts', 'reconcile.ts', 'verify-books.ts'],
];
