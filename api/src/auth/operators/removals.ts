import type { Data } from '@mosaico/shared/api';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';

export type Removal = Data<'POST /api/operator/factors/remove'>;

/** A member of a site by the account, whatever its case. */
export function memberNamed(db: Db | Tx, siteKey: string, account: string) {
  return db
    .selectFrom('members')
    .where('site_key', '=', siteKey)
    .where(sql<string>`lower(account)`, '=', account.toLowerCase());
}

/** What was removed of a member, the newest first. @throws DomainError not_found */
export async function removalsOf(db: Db | Tx, siteKey: string, account: string): Promise<readonly Removal[]> {
  const member = await memberNamed(db, siteKey, account).select(['id', 'account']).executeTakeFirst();
  if (!member) throw new DomainError('not_found');
  const rows = await db
    .selectFrom('factor_removals')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ member_id, had_app, passkey_count, operator, reason, removed_at }) => ({
    member_id,
    member_name: member.account,
    had_app,
    passkeys: passkey_count,
    operator,
    reason,
    removed_at: removed_at.toISOString(),
  }));
}
