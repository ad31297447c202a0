import { withSecretFiles } from '@mosaico/shared/server';
import type { WebhookConfig } from './webhook.ts';

/** What follows where a new version fails in browsers. */
export interface LoopSettings {
  /** A version that fails in browsers, more often than the one before, is taken back. */
  readonly automaticRollback: boolean;
  /** Where such rollbacks are told; null: nowhere. */
  readonly rollbackWebhook: WebhookConfig | null;
}

/** Reads `AUTOMATIC_ROLLBACK` and `ROLLBACK_WEBHOOK_*`. @returns what is wrong, in words for the person who has set it */
export function loopSettingsFrom(environment: NodeJS.ProcessEnv): LoopSettings | { readonly wrong: string } {
  const text = environment['AUTOMATIC_ROLLBACK'] ?? 'on';
  if (text !== 'on' && text !== 'off')
    return { wrong: `AUTOMATIC_ROLLBACK must be on or off, not "${text}"` };
  const rollbackWebhook = webhookFrom(environment);
  if (rollbackWebhook && 'wrong' in rollbackWebhook) return rollbackWebhook;
  return { automaticRollback: text === 'on', rollbackWebhook };
}

/** Only over TLS, or on this machine. The secret is never in a message. */
function webhookFrom(environment: NodeJS.ProcessEnv): WebhookConfig | null | { readonly wrong: string } {
  const read = withSecretFiles(environment, ['ROLLBACK_WEBHOOK_SECRET']);
  if ('wrong' in read) return read;
  const { ROLLBACK_WEBHOOK_URL: url, ROLLBACK_WEBHOOK_SECRET: secret } = read.env;
  if (!url && !secret) return null;
  if (!url || !secret)
    return { wrong: 'ROLLBACK_WEBHOOK_URL and ROLLBACK_WEBHOOK_SECRET must both be set, or neither' };
  const address = URL.parse(url);
  const isHere =
    address?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(address.hostname);
  if (!address || !(address.protocol === 'https:' || isHere) || address.username !== '')
    return { wrong: 'ROLLBACK_WEBHOOK_URL must be an address that begins with https://' };
  if (!/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret))
    return { wrong: 'ROLLBACK_WEBHOOK_SECRET must be whsec_ and at least 24 bytes as base64' };
  return { url: address.href, secret };
}
