import { EXPORT_KEPT_DAYS, EXPORT_PART_BYTES } from '@mosaico/shared/rules';
import { transaction } from '../../db/transaction.ts';
import { notify } from '../../information/notifications.ts';
import { publishNotification } from '../../information/publish-notification.ts';
import type { Deps } from '../../runtime/deps.ts';
import { dropParts } from './export-parts.ts';
import { sealPart } from './seal-part.ts';
import type { DataExport } from './tables.ts';
import { writeArchive } from './write-archive.ts';

/** Longer than the reading of a page and the writing of a piece can take; each piece begins it anew. */
export const LEASE_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Makes an archive, in pieces that each are sealed and stored. The attempt is given up, and leaves nothing that counts, as soon as another
 * process has begun the next one.
 *
 * @param row as it was taken: `attempts` is the number of this attempt
 * Source: G42.
 */
export async function makeExport(deps: Deps, row: DataExport): Promise<void> {
  const { clock } = deps;
  const owner = { siteKey: row.site_key, memberId: row.member_id };
  const about = { site: row.site_key, member_id: row.member_id, made_at: clock.now().toISOString() };
  const store = new PartStore(deps, row);
  let picturesEnd: Date | null;
  try {
    picturesEnd = await writeArchive(deps, owner, about, (pieces) => store.take(pieces));
    await store.end();
  } catch (error) {
    if (error instanceof AnotherAttempt) return;
    throw error;
  }
  await finish(deps, row, store, picturesEnd);
}

class AnotherAttempt extends Error {}

/** Gathers what the archive is made of into pieces of one size. */
class PartStore {
  readonly #deps: Deps;
  readonly #row: DataExport;
  #waiting = Buffer.alloc(0);
  parts = 0;
  sizeBytes = 0;

  constructor(deps: Deps, row: DataExport) {
    this.#deps = deps;
    this.#row = row;
  }

  async take(pieces: readonly Uint8Array[]): Promise<void> {
    this.#waiting = Buffer.concat([this.#waiting, ...pieces]);
    while (this.#waiting.length >= EXPORT_PART_BYTES) {
      await this.#store(this.#waiting.subarray(0, EXPORT_PART_BYTES));
      this.#waiting = this.#waiting.subarray(EXPORT_PART_BYTES);
    }
  }

  async end(): Promise<void> {
    if (this.#waiting.length > 0) await this.#store(this.#waiting);
  }

  async #store(bytes: Buffer): Promise<void> {
    const { db, config, clock, random } = this.#deps;
    const { id, number, attempts: attempt } = this.#row;
    this.parts += 1;
    this.sizeBytes += bytes.length;
    const place = { number, attempt, part: this.parts };
    await transaction(
      db,
      async (tx) => {
        const held = await tx
          .updateTable('data_exports')
          .set({ next_attempt_at: new Date(clock.now().getTime() + LEASE_MS) })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .where('attempts', '=', attempt)
          .returning('id')
          .executeTakeFirst();
        if (!held) throw new AnotherAttempt();
        await tx
          .insertInto('data_export_parts')
          .values({
            export_id: id,
            attempt,
            part: this.parts,
            sealed: sealPart(config, place, bytes, random),
          })
          .execute();
      },
      'jobs',
    );
  }
}

async function finish(
  deps: Deps,
  { id, ...row }: DataExport,
  { parts, sizeBytes }: PartStore,
  picturesEnd: Date | null,
): Promise<void> {
  const at = deps.clock.now();
  const weekEnd = new Date(at.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
  const notificationId = await transaction(deps.db, async (tx) => {
    const done = await tx
      .updateTable('data_exports')
      .set({
        status: 'ready',
        ready_at: at,
        // Pictures of identity checks live no longer in an archive than outside of it (G33).
        expires_at: picturesEnd && picturesEnd < weekEnd ? picturesEnd : weekEnd,
        parts,
        size_bytes: sizeBytes,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('attempts', '=', row.attempts)
      .returning('id')
      .executeTakeFirst();
    if (!done) return null;
    await dropParts(tx, [id], row.attempts);
    const { site_key: siteKey, member_id: memberId } = row;
    return notify(tx, { siteKey, memberId, kind: 'export_ready', details: {}, at });
  });
  if (notificationId !== null) publishNotification(deps.memberEvents, row.member_id, notificationId, at);
}
