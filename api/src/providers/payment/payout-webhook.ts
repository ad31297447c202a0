import type { FastifyInstance } from 'fastify';
import { PAYOUT_WEBHOOK_PATH } from '../../paths.ts';
import type { Deps } from '../../runtime/deps.ts';
import { payoutNotices } from './payout-wire.ts';
import { providerWebhook } from './provider-webhook.ts';

/**
 * Learns that a payout has come to an end. The notice says nothing more: how it ended is asked of the provider (`payoutState`), so a
 * notice that comes twice, late or not at all does no harm. An id that is none of ours is not an error: there is nothing to do.
 */
export type PayoutEnded = (deps: Deps, payoutId: string) => Promise<void>;

/**
 * A plugin that serves `POST` at PAYOUT_WEBHOOK_PATH: `{"envios": [{"idEnvio", "chave"}]}`. Answers 200 once all have been looked
 * after; when one cannot be, the others are all the same, and the provider sends all again.
 * Source: G12.
 */
export function payoutWebhook(ended: PayoutEnded): (app: FastifyInstance, deps: Deps) => void {
  return (app, deps) =>
    providerWebhook(app, deps, {
      path: PAYOUT_WEBHOOK_PATH,
      name: 'payout webhook',
      async receive(sent) {
        const body = payoutNotices.safeParse(sent);
        if (!body.success) return 400;
        const failures: unknown[] = [];
        for (const { idEnvio } of body.data.envios)
          await ended(deps, idEnvio).catch((error: unknown) => failures.push(error));
        if (failures.length > 0) throw failures[0];
        return 200;
      },
    });
}
