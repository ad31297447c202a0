import type { Data } from '@mosaico/shared/api';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { holdBets } from '../../ledger/hold-bets.ts';
import { memberNamed } from './removals.ts';

export type Freeze = Data<'POST /api/operator/freezes/freeze'>;

/** Who is frozen or let in again, by whom, and why. */
export interface FreezeChange {
  readonly siteKey: string;
  readonly account: string;
  readonly operator: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Freezes a member and writes down who did it and why. The database ends all their sessions with it (0004, 0123). A bet that is being written
 * comes before it.
 *
 * @throws DomainError not_found, who was deleted included; already_frozen
 * Source: R85, G26.
 */
export async function freezeMember(tx: Tx, { siteKey, account, ...change }: FreezeChange): Promise<Freeze> {
  const known = await memberNamed(tx, siteKey, account).select('id').executeTakeFirst();
  if (known) await holdBets(tx, { siteKey, memberId: known.id });
  const member = await heldMember(tx, siteKey, account);
  if (member.frozen_at) throw new DomainError('already_frozen');
  await markFrozen(tx, siteKey, member.id, change.at, change.at);
  await tx
    .insertInto('member_freezes')
    .values({
      site_key: siteKey,
      member_id: member.id,
      frozen_at: change.at,
      frozen_by: change.operator,
      reason: change.reason,
    })
    .execute();
  return newestOf(tx, siteKey, account);
}

/**
 * Lifts a freeze. An exclusion of the member's own and a bar of the register are marks of their own and stay: the status says then what is left.
 *
 * @throws DomainError not_found, not_frozen
 * Source: R85, G31, G32.
 */
export async function liftFreeze(tx: Tx, { siteKey, account, ...change }: FreezeChange): Promise<Freeze> {
  const member = await heldMember(tx, siteKey, account);
  if (!member.frozen_at) throw new DomainError('not_frozen');
  await markFrozen(tx, siteKey, member.id, null, change.at);
  const lifted = { lifted_at: change.at, lifted_by: change.operator, lift_reason: change.reason };
  const known = await tx
    .updateTable('member_freezes')
    .set(lifted)
    .where('site_key', '=', siteKey)
    .where('member_id', '=', member.id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (known.numUpdatedRows === 0n) {
    // Frozen before freezes were written down (0123).
    const unknown = { frozen_at: member.frozen_at, frozen_by: 'unknown', reason: 'not written down' };
    await tx
      .insertInto('member_freezes')
      .values({ site_key: siteKey, member_id: member.id, ...unknown, ...lifted })
      .execute();
  }
  return newestOf(tx, siteKey, account);
}

/** The freezes of a member, the newest first. @throws DomainError not_found */
export async function freezesOf(db: Db | Tx, siteKey: string, account: string): Promise<readonly Freeze[]> {
  const member = await memberNamed(db, siteKey, account).select(['id', 'account']).executeTakeFirst();
  if (!member) throw new DomainError('not_found');
  const rows = await db
    .selectFrom('member_freezes')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    member_id: row.member_id,
    member_name: member.account,
    frozen_at: row.frozen_at.toISOString(),
    frozen_by: row.frozen_by,
    reason: row.reason,
    lifted_at: row.lifted_at?.toISOString() ?? null,
    lifted_by: row.lifted_by,
    lift_reason: row.lift_reason,
  }));
}

async function heldMember(tx: Tx, siteKey: string, account: string) {
  const member = await memberNamed(tx, siteKey, account)
    .select(['id', 'frozen_at'])
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new DomainError('not_found');
  return member;
}

async function markFrozen(tx: Tx, siteKey: string, id: number, frozenAt: Date | null, at: Date) {
  await tx
    .updateTable('members')
    .set({ frozen_at: frozenAt, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .execute();
}

async function newestOf(tx: Tx, siteKey: string, account: string): Promise<Freeze> {
  const [newest] = await freezesOf(tx, siteKey, account);
  if (!newest) throw new DomainError('not_found');
  return newest;
}
