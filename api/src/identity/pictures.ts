import type { PicturePlace } from '@mosaico/shared/rules';
import type { Db, Tx } from '../db/tables.ts';
import { PICTURES_KEPT_DAYS } from '@mosaico/shared/rules';
import { transaction } from '../db/transaction.ts';
import { unseal } from './seal.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A picture of a check, readable. */
export interface Picture {
  readonly place: PicturePlace;
  /** Base64. */
  readonly jpeg: string;
}

/** The pictures of a check; those that another key has sealed are left out. */
export async function picturesOf(
  db: Db | Tx,
  secret: string,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<readonly Picture[]> {
  const files = await db
    .selectFrom('identity_files')
    .select(['place', 'sealed'])
    .where('check_id', '=', id)
    .orderBy('place')
    .execute();
  return files.flatMap(({ place, sealed }) => {
    const picture = unseal(secret, { number, place }, sealed);
    return picture ? [{ place, jpeg: picture.toString('base64') }] : [];
  });
}

/** Until when the pictures of a check are kept at most; null while it is undecided. Pure. Source: G33. */
export function picturesEndAt(decidedAt: Date | null): Date | null {
  return decidedAt && new Date(decidedAt.getTime() + PICTURES_KEPT_DAYS * DAY_MS);
}

/** Deletes the pictures of checks that were decided long enough ago; the decision stays. Source: G33. */
export async function deleteOldPictures(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - PICTURES_KEPT_DAYS * DAY_MS);
  await transaction(db, async (tx) => {
    const checks = await tx
      .updateTable('identity_checks')
      .set({ files_deleted_at: at })
      .where('status', '<>', 'pending')
      .where('decided_at', '<=', before)
      .where('files_deleted_at', 'is', null)
      .returning('id')
      .execute();
    const ids = checks.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('identity_files').where('check_id', 'in', ids).execute();
  });
}
