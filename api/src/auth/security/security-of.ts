import type { Data } from '@mosaico/shared/api';
import { concealEmail, concealPhone } from '@mosaico/shared/rules';
import type { Db } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { lockedUntil, withdrawalPasswordOf } from '../../members/withdrawal-password.ts';

/** What protects a member's account, and what is missing. Source: R66, A65. */
export async function securityOf(
  db: Db,
  owner: MemberKey,
  at: Date,
): Promise<Data<'GET /api/auth/security'>> {
  const [member, withdrawalPassword, factor, passkeys] = await Promise.all([
    db
      .selectFrom('members')
      .select(['email', 'phone', 'password_set_at', 'is_registered_by_other', 'phone_verified_at'])
      .where('site_key', '=', owner.siteKey)
      .where('id', '=', owner.memberId)
      .executeTakeFirst(),
    withdrawalPasswordOf(db, owner),
    db
      .selectFrom('second_factors')
      .select('enabled_at')
      .where('site_key', '=', owner.siteKey)
      .where('member_id', '=', owner.memberId)
      .where('enabled_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('site_key', '=', owner.siteKey)
      .where('member_id', '=', owner.memberId)
      .executeTakeFirstOrThrow(),
  ]);
  if (!member) throw new DomainError('unauthenticated');
  return {
    password_set_at: member.password_set_at?.toISOString() ?? null,
    is_password_known: member.is_registered_by_other && member.password_set_at === null,
    has_qk_pwd: withdrawalPassword !== undefined,
    qk_pwd_locked_until: lockedUntil(withdrawalPassword, at)?.toISOString() ?? null,
    email: member.email ? concealEmail(member.email) : null,
    phone: concealPhone(member.phone),
    is_phone_verified: member.phone_verified_at !== null,
    has_factor: factor !== undefined,
    passkeys: passkeys.count,
  };
}
