import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { tryLock } from '@mosaico/shared/server';
import { replaceDurably } from '../../registry/durable-write.ts';
import { errorCode } from '../../registry/registry-error.ts';
import type { HistoryEntry } from '../../registry/registry-map.ts';
import { loopFolder } from '../../registry/loop-folder.ts';

const TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 1_000;
const MOST_PAUSE_MS = 300_000;
/** Who has not answered for so long hears of later rollbacks only. */
const GIVEN_UP_MS = 24 * 3_600_000;

/** Where rollbacks are told, and the secret they are signed with (`whsec_` and base64). The only address that is ever called. */
export interface WebhookConfig {
  readonly url: string;
  readonly secret: string;
}

interface Parts {
  readonly registry: string;
  readonly config: WebhookConfig;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  readonly now: () => number;
}

/**
 * Tells the world of rollbacks that edges made, in their order, at least once each: what is told stands in a file, so another edge goes on when one
 * is killed. One edge at a time.
 */
export function openWebhook({
  registry,
  config,
  log,
  now,
}: Parts): (history: readonly HistoryEntry[]) => Promise<void> {
  const path = join(loopFolder(registry), 'webhook.json');
  let failures = 0;
  let notBefore = -Infinity;

  return async (history) => {
    if (now() < notBefore) return;
    const told = await readTold(path);
    const next =
      told === null ? undefined : history.find(({ revision, evidence }) => evidence && revision > told);
    if (told !== null && !next) return;
    const lock = tryLock(join(loopFolder(registry), 'webhook.db'));
    if (!lock) return;
    try {
      // Another edge may have been here before.
      if ((await readTold(path)) !== told) return;
      if (!next) await tell(history.at(-1)?.revision ?? 0);
      else if (await isDelivered(next)) await tell(next.revision);
    } finally {
      lock.release();
    }
  };

  async function tell(revision: number): Promise<void> {
    failures = 0;
    await replaceDurably(path, JSON.stringify({ revision }));
  }

  async function isDelivered(entry: HistoryEntry): Promise<boolean> {
    const { revision, at } = entry;
    try {
      await send(entry, config, now());
      log.info({ revision }, 'a rollback was told');
      return true;
    } catch (error) {
      failures += 1;
      notBefore = now() + Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MOST_PAUSE_MS);
      const reason = error instanceof Error ? error.message : String(error);
      const isGivenUp = now() - Date.parse(at) > GIVEN_UP_MS;
      log[isGivenUp ? 'error' : 'warn'](
        { revision, failures, reason, isGivenUp },
        'a rollback could not be told',
      );
      return isGivenUp;
    }
  }
}

/** Source: standardwebhooks.com. */
async function send(entry: HistoryEntry, { url, secret }: WebhookConfig, now: number): Promise<void> {
  const { revision, at, why, changes, canaries = [], evidence } = entry;
  const body = JSON.stringify({
    type: 'release.taken-back',
    timestamp: at,
    data: { revision, why, changes, canaries, evidence },
  });
  const id = `rollback-${revision}`;
  const timestamp = String(Math.floor(now / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const { status } = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  });
  if (status < 200 || status > 299) throw new Error(`answered ${status}`);
}

/** The revision up to which all is told; null before the first look: what happened before is not told. */
async function readTold(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as { revision: number }).revision;
}
