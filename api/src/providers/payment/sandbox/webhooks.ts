import type { Tx } from '../../../db/tables.ts';
import { WEBHOOKS_PATH } from '../../../paths.ts';
import { doAll } from '../../../runtime/batch.ts';
import { takeDue } from '../../../runtime/take-due.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { InfractionNotices } from '../contestation-wire.ts';
import type { PayoutNotices } from '../payout-wire.ts';
import type { PixNotice } from '../pix-wire.ts';
import type { Job } from '../../../runtime/job.ts';
import type { NoticePath } from './tables.ts';
import { purposeKey, SIGNATURE_HEADER, signatureOf } from '../signature.ts';

/** Waits after each failed attempt (G12). After the last one the provider gives up; the receiver can still ask for the charge. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 300_000];
const TIMEOUT_MS = 5_000;
/** Longer than an attempt can take: until then nobody else tries the same notice. */
const LEASE_MS = 15_000;
const PAUSE_MS = 500;

interface Notice {
  readonly id: number;
  readonly path: NoticePath;
  readonly body: string;
  /** Null when its receiver has named no address. */
  readonly url: string | null;
  readonly attempts: number;
}

interface NewNotice {
  readonly path: NoticePath;
  readonly pixKey: string;
  readonly body: { readonly pix: readonly PixNotice[] } | PayoutNotices | InfractionNotices;
}

/** Keeps a notice for the receiver, to be sent once the transaction has committed. */
export async function enqueueWebhook(tx: Tx, { path, pixKey, body }: NewNotice, now: Date): Promise<void> {
  await tx
    .insertInto('psp_webhooks')
    .values({ path, pix_key: pixKey, body: JSON.stringify(body), next_attempt_at: now })
    .execute();
}

/** Sends every notice that is due. @returns how many were taken by the receiver */
export async function sendDueWebhooks(deps: Deps): Promise<number> {
  const attempts = await doAll(
    {
      items: await dueNow(deps),
      work: async (notice) => {
        const isTaken = await send(deps, notice);
        await record(deps, notice, isTaken);
        return isTaken;
      },
      failure: 'payment sandbox: a notice could not be sent',
      tell: ({ id }) => ({ notice: id }),
    },
    deps.log,
  );
  return attempts.filter(Boolean).length;
}

/** Sends notices as they come due. */
export function pixWebhookJob(deps: Deps): Job {
  return { name: 'payment sandbox: webhooks', pauseMs: PAUSE_MS, work: () => sendDueWebhooks(deps) };
}

function dueNow(deps: Deps): Promise<readonly Notice[]> {
  return takeDue(deps, {
    rows: (tx, now) =>
      tx
        .selectFrom('psp_webhooks')
        .select(['id', 'path', 'body', 'attempts'])
        .select((row) =>
          row
            .selectFrom('psp_webhook_addresses')
            .select('url')
            .whereRef('psp_webhook_addresses.pix_key', '=', 'psp_webhooks.pix_key')
            .as('url'),
        )
        .where('next_attempt_at', '<=', now)
        .orderBy('id'),
    postpone: (tx, { id }, next_attempt_at) =>
      tx.updateTable('psp_webhooks').set({ next_attempt_at }).where('id', '=', id).execute(),
    leaseMs: LEASE_MS,
  });
}

async function send({ config, clock, log }: Deps, { path, body, url }: Notice): Promise<boolean> {
  try {
    const response = await fetch((url ?? config.selfUrl + WEBHOOKS_PATH) + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(purposeKey(config.providerSecret, 'pix-webhook'), body, clock.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'payment sandbox: the receiver does not answer',
    );
    return false;
  }
}

async function record({ db, clock }: Deps, notice: Notice, isTaken: boolean): Promise<void> {
  const now = clock.now();
  const waitMs = isTaken ? undefined : RETRY_AFTER_MS[notice.attempts];
  await db
    .updateTable('psp_webhooks')
    .set({
      attempts: notice.attempts + 1,
      delivered_at: isTaken ? now : null,
      next_attempt_at: waitMs === undefined ? null : new Date(now.getTime() + waitMs),
    })
    .where('id', '=', notice.id)
    .execute();
}
