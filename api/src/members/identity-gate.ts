import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey } from './tables.ts';

/** Before what a site asks for a checked identity: all that moves money (deposits, claims, games, withdrawals), withdrawals alone, or nothing. */
export type IdentityGate = 'play' | 'withdrawal' | 'nothing';

/** Of the site of the query. */
const HAS_SWITCH = sql<boolean>`exists (select from site_features
  where site_features.site_key = sites.key and feature = 'identity_before_withdrawal')`;

/** A licensed site asks before deposits and games, and so before withdrawals too; any other only where the site's switch says so, before withdrawals alone. Source: G33, A69. */
export async function identityNeededBefore(db: Db | Tx, siteKey: string): Promise<IdentityGate> {
  const site = await db
    .selectFrom('sites')
    .select(['compliance_profile', HAS_SWITCH.as('has_switch')])
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  if (site.compliance_profile === 'br-licensed') return 'play';
  return site.has_switch ? 'withdrawal' : 'nothing';
}

/** Whether the site asks for the identity of a member before this, and has none. Source: G33, A69. */
export async function lacksIdentity(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  before: Exclude<IdentityGate, 'nothing'>,
): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .innerJoin('sites', 'sites.key', 'members.site_key')
    .select(['identity_status', 'compliance_profile', HAS_SWITCH.as('has_switch')])
    .where('members.site_key', '=', siteKey)
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  if (!member || member.identity_status === 'approved') return false;
  if (member.compliance_profile === 'br-licensed') return true;
  return before === 'withdrawal' && member.has_switch;
}
