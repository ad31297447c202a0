import { createHmac } from 'node:crypto';

/** Each integration has a secret of its own, derived from the installation's. Never logged, never sent. */
export function integrationSecret(rootSecret: string, integration: string): string {
  return createHmac('sha256', rootSecret).update(`game-integration:${integration}`).digest('hex');
}
