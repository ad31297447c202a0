import type { FastifyInstance } from 'fastify';
import { PIX_WEBHOOK_PATH } from '../paths.ts';
import { pixNotice, pixWebhookBody } from '../providers/payment/pix-wire.ts';
import { providerWebhook } from '../providers/payment/provider-webhook.ts';
import type { Deps } from '../runtime/deps.ts';
import { takeHints } from './notice-hints.ts';
import { receivePix } from './receive-pix.ts';

/**
 * `POST` at PIX_WEBHOOK_PATH: notices of received Pix, `{"pix": [...]}`. Answers 200 once every notice is on the books, whether credited or
 * to be given back. Those of a real
 * institution are not signed, so they are hints only.
 * Source: R196, G12.
 */
export function pixWebhook(app: FastifyInstance, deps: Deps): void {
  providerWebhook(app, deps, {
    path: PIX_WEBHOOK_PATH,
    name: 'pix webhook',
    receive: (body, isSigned) => receiveAll(deps, body, isSigned),
  });
}

/** When one notice cannot be read or booked, the others are booked all the same. */
async function receiveAll(deps: Deps, sent: unknown, isSigned: boolean): Promise<200 | 400> {
  const body = pixWebhookBody.safeParse(sent);
  if (!body.success) return 400;
  if (!isSigned) {
    await takeHints(deps, body.data.pix);
    return 200;
  }
  const notices = body.data.pix.map((item) => pixNotice.safeParse(item));
  const failures: unknown[] = [];
  for (const { data: notice } of notices)
    if (notice) await receivePix(deps, notice).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return notices.every(({ success }) => success) ? 200 : 400;
}
