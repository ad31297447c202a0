import type { Data } from '@mosaico/shared/api';
import type { Db } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';
import { identityNeededBefore } from '../members/identity-gate.ts';

/** How it stands with the identity of a member. Source: G33. */
export async function identityStanding(
  db: Db,
  { siteKey, memberId }: MemberKey,
): Promise<Data<'GET /api/kyc'>> {
  const { identity_status: status } = await db
    .selectFrom('members')
    .select('identity_status')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('identity_checks')
    .select(['reason', 'submitted_at', 'decided_at'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    status,
    needed_before: await identityNeededBefore(db, siteKey),
    reason: last?.reason ?? null,
    submitted_at: last?.submitted_at.toISOString() ?? null,
    decided_at: last?.decided_at?.toISOString() ?? null,
  };
}
