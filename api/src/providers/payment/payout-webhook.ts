import type { FastifyInstance } from 'fastify';
import { PAYOUT_WEBHOOK_PATH } from '../../paths.ts';
import type { Deps } from '../../runtime/deps.ts';
import { payoutNotices } from './payout-wire.ts';
import { providerWebhook } from './provider-webhook.ts';

/**
 * Learns that payouts have come to an end. The notice says nothing more: how they ended is asked of the provider (`payoutState`), so a
 * notice that comes twice, late or not at all does no harm. An id that is none of ours is not an error: there is nothing to do.
 *
 * @param payoutIds each once
 * @param isSigned false where anybody can have sent it
 */
export type PayoutsEnded = (deps: Deps, payoutIds: readonly string[], isSigned: boolean) => Promise<void>;

/**
 * A plugin that serves `POST` at PAYOUT_WEBHOOK_PATH: `{"envios": [{"idEnvio", "chave"}]}`. Answers 200 once all have been looked
 * after; when one cannot be, the others are all the same, and the provider sends all again.
 * Source: G12.
 */
export function payoutWebhook(ended: PayoutsEnded): (app: FastifyInstance, deps: Deps) => void {
  return (app, deps) =>
    providerWebhook(app, deps, {
      path: PAYOUT_WEBHOOK_PATH,
      name: 'payout webhook',
      async receive(sent, isSigned) {
        const body = payoutNotices.safeParse(sent);
        if (!body.success) return 400;
        const payoutIds = new Set(body.data.envios.map(({ idEnvio }) => idEnvio));
        if (payoutIds.size > 0) await ended(deps, [...payoutIds], isSigned);
        return 200;
      },
    });
}
