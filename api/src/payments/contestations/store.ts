import type { ContestationStatus } from '@mosaico/shared/api';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { ContestationActor, StoredContestation } from './tables.ts';

/** A contestation of a site. @throws DomainError not_found */
export async function contestationOf(
  db: Db | Tx,
  siteKey: string,
  number: string,
): Promise<StoredContestation> {
  const found = await db
    .selectFrom('contestations')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return found;
}

/** The same, locked until the transaction ends: comes before the locks of accounts. @returns undefined when there is none */
export async function lockContestation(
  tx: Tx,
  siteKey: string,
  number: string,
): Promise<StoredContestation | undefined> {
  return tx
    .selectFrom('contestations')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** Who moves a contestation on, when, and what else changes. */
export interface Step {
  readonly actor: ContestationActor;
  readonly at: Date;
  /** For operators only. */
  readonly note?: string;
  readonly lackingCentavos?: number;
}

/** States in which nothing more is to be done. */
const ENDS: readonly ContestationStatus[] = ['returned', 'released'];

/**
 * Moves a locked contestation into its next state and writes down who did it. Its money has moved before, in the same transaction. It is
 * looked after at once, unless this is its end.
 */
export async function moveOn(
  tx: Tx,
  contestation: StoredContestation,
  status: ContestationStatus,
  { actor, at, note = '', lackingCentavos = contestation.lacking_centavos }: Step,
): Promise<StoredContestation> {
  const moved = await tx
    .updateTable('contestations')
    .set({
      status,
      lacking_centavos: lackingCentavos,
      next_step_at: ENDS.includes(status) ? null : at,
    })
    .where('id', '=', contestation.id)
    .where('status', '=', contestation.status)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(tx, moved, { actor, at, note });
  return moved;
}

/** Writes down that a contestation is in its state, and by whom. */
export async function writeEvent(
  tx: Tx,
  { id, site_key, status }: StoredContestation,
  { actor, at, note = '' }: Step,
): Promise<void> {
  await tx
    .insertInto('contestation_events')
    .values({ site_key, contestation_id: id, status, at, actor, note })
    .execute();
}
