import { saoPauloDay, type WithdrawalStatus } from '@mosaico/shared/rules';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Random } from '../runtime/random.ts';
import type { Actor } from './actor.ts';
import type { Withdrawal, WithdrawalTables } from './tables.ts';

export type NewWithdrawal = Omit<Insertable<WithdrawalTables['withdrawals']>, 'status'>;

/** A number for a withdrawal: its day in São Paulo and twelve random digits. */
export function newOrderNo(at: Date, random: Random): string {
  return `W${saoPauloDay(at).slice(2).replaceAll('-', '')}${random.bytes(6).toString('hex').toUpperCase()}`;
}

/** Writes a withdrawal that waits for its review. Its money is held already. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<Withdrawal> {
  const inserted = await tx
    .insertInto('withdrawals')
    .values({ ...withdrawal, status: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(tx, inserted, 'pending', { actor: 'member', at: withdrawal.created_at });
  return inserted;
}

/** A withdrawal of a site, locked until the transaction ends. @throws DomainError not_found */
export async function lockWithdrawal(tx: Tx, siteKey: string, orderNo: string): Promise<Withdrawal> {
  const found = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return found;
}

/** A withdrawal of a member. @throws DomainError not_found, also for another member's (R160) */
export async function withdrawalOf(db: Db, owner: MemberKey, orderNo: string): Promise<Withdrawal> {
  const found = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Who moves a withdrawal on, when, and what else is to be kept. */
export interface Step {
  readonly actor: Actor;
  readonly at: Date;
  /** For operators only. */
  readonly note?: string;
  readonly change?: Pick<
    Updateable<WithdrawalTables['withdrawals']>,
    'reason' | 'e2eid' | 'reviewed_at' | 'paid_at' | 'next_step_at'
  >;
}

/**
 * Moves a locked withdrawal into its next state and writes down who did it. Money that the step moves has moved before, in the
 * same transaction: the database compares, and refuses a state that does not follow.
 */
export async function moveOn(
  tx: Tx,
  withdrawal: Withdrawal,
  to: WithdrawalStatus,
  { change = {}, ...step }: Step,
): Promise<Withdrawal> {
  const moved = await tx
    .updateTable('withdrawals')
    .set({ next_step_at: null, unanswered: 0, ...change, status: to })
    .where('id', '=', withdrawal.id)
    .where('status', '=', withdrawal.status)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(tx, moved, to, step);
  return moved;
}

/** Writes down what was done to a withdrawal. */
export async function writeEvent(
  tx: Tx,
  { id, site_key }: Withdrawal,
  status: WithdrawalStatus | 'approval',
  { actor, at, note = '' }: Omit<Step, 'change'>,
): Promise<void> {
  await tx
    .insertInto('withdrawal_events')
    .values({ site_key, withdrawal_id: id, status, at, actor, note })
    .execute();
}

/** Everything that was done to a withdrawal, oldest first. */
export async function eventsOf(db: Db | Tx, { id, site_key }: Withdrawal) {
  return db
    .selectFrom('withdrawal_events')
    .select(['status', 'at', 'actor', 'note'])
    .where('site_key', '=', site_key)
    .where('withdrawal_id', '=', id)
    .orderBy('id')
    .execute();
}
