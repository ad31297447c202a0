import type { FastifyInstance } from 'fastify';
import { CONTESTATION_WEBHOOK_PATH } from '../../paths.ts';
import { infractionNotices } from '../../providers/payment/contestation-wire.ts';
import { contestationProviders } from '../../providers/payment/institutions.ts';
import { providerWebhook } from '../../providers/payment/provider-webhook.ts';
import type { Deps } from '../../runtime/deps.ts';
import { takeContestationHints, takeContestationNotice } from './notices.ts';

/** What is not signed can come from anybody: the institution is asked about it this often at most, for each site and process. */
const ASK_AT_MOST_EVERY_MS = 5_000;

/**
 * `POST` at CONTESTATION_WEBHOOK_PATH: `{"infracoes": [{"idInfracao", "chave"}]}`. Answers 200 once all have been looked after; when one cannot
 * be, the others are all the same, and the provider sends all again. Of notices that are not signed only the keys are read: the open
 * contestations of these sites are asked for, and those under way are looked after.
 * Source: G12.
 */
export function contestationWebhook(app: FastifyInstance, deps: Deps): void {
  const providers = contestationProviders(deps);
  const askedAt = new Map<string, number>();
  const mayAsk = (siteKey: string) => {
    const now = deps.clock.now().getTime();
    if (now - (askedAt.get(siteKey) ?? 0) < ASK_AT_MOST_EVERY_MS) return false;
    askedAt.set(siteKey, now);
    return true;
  };
  providerWebhook(app, deps, {
    path: CONTESTATION_WEBHOOK_PATH,
    name: 'contestation webhook',
    async receive(sent, isSigned) {
      const body = infractionNotices.safeParse(sent);
      if (!body.success) return 400;
      if (!isSigned) {
        await takeContestationHints(deps, providers, {
          pixKeys: body.data.infracoes.map(({ chave }) => chave),
          mayAsk,
        });
        return 200;
      }
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
