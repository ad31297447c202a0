import type { FastifyInstance } from 'fastify';
import { CONTESTATION_WEBHOOK_PATH } from '../../paths.ts';
import { infractionNotices } from '../../providers/payment/contestation-wire.ts';
import { contestationProviders } from '../../providers/payment/institutions.ts';
import { providerWebhook } from '../../providers/payment/provider-webhook.ts';
import type { Deps } from '../../runtime/deps.ts';
import { takeContestationNotice } from './notices.ts';

/**
 * `POST` at CONTESTATION_WEBHOOK_PATH: `{"infracoes": [{"idInfracao", "chave"}]}`. Answers 200 once all have been looked after; when one cannot
 * be, the others are all the same, and the provider sends all again.
 * Source: G12.
 */
export function contestationWebhook(app: FastifyInstance, deps: Deps): void {
  const providers = contestationProviders(deps);
  providerWebhook(app, deps, {
    path: CONTESTATION_WEBHOOK_PATH,
    name: 'contestation webhook',
    async receive(sent) {
      const body = infractionNotices.safeParse(sent);
      if (!body.success) return 400;
      const failures: unknown[] = [];
      for (const { idInfracao: number, chave: pixKey } of body.data.infracoes)
        await takeContestationNotice(deps, providers, { number, pixKey }).catch((error: unknown) =>
          failures.push(error),
        );
      if (failures.length > 0) throw failures[0];
      return 200;
    },
  });
}
