import type { Deps } from '../../../runtime/deps.ts';
import { Problem } from './problem.ts';

/** Has the notices of a key sent to this address from now on. */
export async function putWebhookAddress({ db, clock }: Deps, pixKey: string, url: string): Promise<void> {
  const created_at = clock.now();
  await db
    .lane('writes')
    .insertInto('psp_webhook_addresses')
    .values({ pix_key: pixKey, url, created_at })
    .onConflict((conflict) => conflict.column('pix_key').doUpdateSet({ url, created_at }))
    .execute();
}

/** Where the notices of a key go, in the Central Bank's words. @throws Problem WebhookNaoEncontrado */
export async function getWebhookAddress(
  { db }: Deps,
  pixKey: string,
): Promise<{ readonly webhookUrl: string; readonly chave: string; readonly criacao: string }> {
  const known = await db
    .selectFrom('psp_webhook_addresses')
    .selectAll()
    .where('pix_key', '=', pixKey)
    .executeTakeFirst();
  if (!known) throw new Problem(404, 'WebhookNaoEncontrado', 'Webhook não encontrado.');
  return { webhookUrl: known.url, chave: known.pix_key, criacao: known.created_at.toISOString() };
}
