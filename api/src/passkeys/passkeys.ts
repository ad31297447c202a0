import type { Data } from '@mosaico/shared/api';
import type { Db, Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { MemberKey } from '../members/tables.ts';
import type { Deps } from '../runtime/deps.ts';
import { warnMember } from '../warnings/warn.ts';

/** So many passkeys one member may have. */
export const MOST_PASSKEYS = 10;

type Passkeys = Data<'GET /api/auth/passkeys'>['passkeys'];

/** The member's passkeys, the newest first. Source: A63, G55. */
export async function passkeysOf(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<Passkeys> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** @throws DomainError passkey_gone for one that is none of the member's, or no more */
export async function renamePasskey(tx: Tx, owner: MemberKey, id: number, name: string): Promise<void> {
  const renamed = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw new DomainError('passkey_gone');
}

/**
 * Removes a passkey, and warns the member (A65).
 *
 * @returns its name, and the id of the notification
 * @throws DomainError passkey_gone for one that is none of the member's, or no more
 */
export async function removePasskey(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'random'>,
  owner: MemberKey,
  id: number,
  at: Date,
): Promise<{ readonly name: string; readonly notificationId: number }> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!removed) throw new DomainError('passkey_gone');
  const { name } = removed;
  const warning = { ...owner, kind: 'passkey_removed', details: { name }, at } as const;
  return { name, notificationId: await warnMember(tx, deps, warning) };
}

/** Removes every passkey of a member, and what was begun for another one. @returns how many there were */
export async function removeAllPasskeys(tx: Tx, { siteKey, memberId }: MemberKey): Promise<number> {
  await tx
    .deleteFrom('passkey_challenges')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
  const removed = await tx
    .deleteFrom('passkeys')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .returning('id')
    .execute();
  return removed.length;
}
