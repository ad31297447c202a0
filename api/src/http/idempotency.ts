import { createHash } from 'node:crypto';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { Caller, CallerMember } from './route.ts';

/** How long an answer is kept. */
const ANSWER_KEPT_MS = 7 * 24 * 60 * 60_000;

/** What two calls must have in common to be the same call. Every `Call` of a `member` endpoint fits. */
export interface RepeatableCall {
  readonly query: unknown;
  readonly body: unknown;
  readonly member: CallerMember;
  readonly caller: Pick<Caller, 'endpoint' | 'idempotencyKey'>;
}

/**
 * Answers a repeated call with the first answer, if the client sent an `Idempotency-Key`; without one `run` just runs.
 *
 *     async (call) =>
 *       transaction(db, (tx) => idempotent(tx, call, clock.now(), async () => success(await addFavourite(tx, ...))))
 *
 * Two calls with one key at the same time: the second waits for the first one's transaction. A refusal is not kept: when
 * `run` throws, the transaction rolls back and the next call with the key runs anew.
 *
 * @param tx open transaction: `run` writes through it, so the answer is kept exactly when the work is
 * @param run makes the answer, as JSON-able data. It may touch nothing but `tx` (no network, no `memberEvents.publish`).
 * @throws DomainError idempotency_conflict when the key came with another query or body; and what `run` throws
 * Source: G27.
 */
export async function idempotent<A>(
  tx: Tx,
  call: RepeatableCall,
  at: Date,
  run: () => Promise<A>,
): Promise<A> {
  const key = call.caller.idempotencyKey;
  if (key === null) return run();
  const row = rowOf(call, key);
  const requestHash = hashOf(call);
  const isFirst = await claim(tx, { ...row, request_hash: requestHash, created_at: at });
  if (!isFirst) return (await storedAnswer(tx, row, requestHash)) as A; // stored by the same handler, as an A
  const answer = await run();
  await whereRow(tx, row)
    .set({ answer: JSON.stringify(answer) })
    .execute();
  return answer;
}

/**
 * The answer that `idempotent` has kept for this call, for work that is not to begin again before it; undefined when there is none
 * yet.
 *
 * @throws DomainError idempotency_conflict when the key came with another query or body
 * Source: G27.
 */
export async function answeredBefore<A>(db: Db, call: RepeatableCall): Promise<A | undefined> {
  const { caller } = call;
  if (caller.idempotencyKey === null) return undefined;
  return (await storedAnswer(db, rowOf(call, caller.idempotencyKey), hashOf(call))) as A | undefined; // stored by the same handler
}

/** Deletes the stored answers of all sites that are too old for a retry. */
export async function deleteOldAnswers(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(at.getTime() - ANSWER_KEPT_MS))
    .execute();
}

type RowKey = {
  readonly site_key: string;
  readonly member_id: number;
  readonly endpoint: string;
  readonly key: string;
};

function rowOf({ member, caller }: RepeatableCall, key: string): RowKey {
  return { site_key: member.siteKey, member_id: member.id, endpoint: caller.endpoint, key };
}

async function claim(tx: Tx, row: RowKey & { request_hash: string; created_at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ ...row, answer: 'null' })
    .onConflict((conflict) => conflict.columns(['site_key', 'member_id', 'endpoint', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns undefined when there is none */
async function storedAnswer(db: Db | Tx, row: RowKey, requestHash: string): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('site_key', '=', row.site_key)
    .where('member_id', '=', row.member_id)
    .where('endpoint', '=', row.endpoint)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.request_hash !== requestHash) throw new DomainError('idempotency_conflict');
  return stored.answer;
}

function whereRow(tx: Tx, row: RowKey) {
  return tx
    .updateTable('idempotency_keys')
    .where('site_key', '=', row.site_key)
    .where('member_id', '=', row.member_id)
    .where('endpoint', '=', row.endpoint)
    .where('key', '=', row.key);
}

/** The language is not part of what is asked: a retry after a switch of language is the same request. */
function hashOf({ query, body }: RepeatableCall): string {
  return createHash('sha256')
    .update(canonical([query ?? null, body ?? null]))
    .digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([name, inner]) => inner !== undefined && name !== 'lang');
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join()}}`;
}
