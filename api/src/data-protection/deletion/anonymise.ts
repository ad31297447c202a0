import type { Tx } from '../../db/tables.ts';
import type { Member, MemberKey } from '../../members/tables.ts';
import { concealPerson } from '../../promotions/first-deposit/person.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { Random } from '../../runtime/random.ts';
import { forgetPayees } from '../../withdrawals/forget-payees.ts';
import { dropParts } from '../export/export-parts.ts';

/** Tables of which nothing stays: how the member got in, where they were, what they liked and were told. */
const FORGOTTEN = [
  'announcement_reads',
  'barred_checks',
  'game_favourites',
  'idempotency_keys',
  'login_challenges',
  'member_devices',
  'member_origins',
  'notifications',
  'passkey_challenges',
  'passkeys',
  'password_codes',
  'payout_accounts',
  'play_limits',
  'second_factors',
  'sessions',
  'withdrawal_passwords',
] as const;
const NO_BIRTH_DATE = '1900-01-01';
const INVITE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 8;

/**
 * Takes out of the database who a member is. Ids, amounts and instants stay, so that the ledger and its chains, rounds, and the order numbers
 * of payments are as they were. The member can neither log in nor be found; account, phone and CPF are free again.
 *
 * Source: G42, R85, I1.
 */
export async function anonymise(
  tx: Tx,
  { config, random }: Pick<Deps, 'config' | 'random'>,
  member: Member,
  at: Date,
): Promise<void> {
  const owner = { siteKey: member.site_key, memberId: member.id };
  await concealPerson(tx, config, { siteKey: owner.siteKey, cpf: member.cpf });
  await blank(tx, member, random, at);
  for (const table of FORGOTTEN)
    await tx
      .deleteFrom(table)
      .where('site_key', '=', owner.siteKey)
      .where('member_id', '=', owner.memberId)
      .execute();
  await blankPayments(tx, owner);
  await forgetIdentity(tx, owner, at);
  await dropExports(tx, owner, at);
  await tx
    .deleteFrom('sandbox_messages')
    .where('site_key', '=', owner.siteKey)
    .where('recipient', 'in', [member.email.toLowerCase(), member.phone])
    .execute();
}

async function blank(tx: Tx, member: Member, random: Random, at: Date): Promise<void> {
  // No registration takes a colon, so nobody has or gets these.
  const nobody = `deleted:${member.id}`;
  await tx
    .updateTable('members')
    .set({
      account: nobody,
      phone: nobody,
      cpf: nobody,
      password_hash: '',
      nickname: '',
      realname: '',
      email: '',
      birth_date: NO_BIRTH_DATE,
      gender: 0,
      picture_id: null,
      register_ip: '',
      invite_code: Array.from(
        { length: INVITE_LENGTH },
        () => INVITE_ALPHABET[random.int(INVITE_ALPHABET.length)],
      ).join(''),
      phone_verified_at: null,
      deleted_at: at,
      updated_at: at,
    })
    .where('site_key', '=', member.site_key)
    .where('id', '=', member.id)
    .execute();
}

async function blankPayments(tx: Tx, { siteKey, memberId }: MemberKey): Promise<void> {
  await forgetPayees(tx, { siteKey, memberId });
  await tx
    .updateTable('recharge_orders')
    .set({ remark: '', attach: '' })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
}

async function forgetIdentity(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<void> {
  const own = tx
    .selectFrom('identity_checks')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId);
  await tx.deleteFrom('identity_files').where('check_id', 'in', own).execute();
  await tx
    .updateTable('identity_checks')
    .set({ note: '', files_deleted_at: at })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('identity_checks')
    .set({ status: 'rejected', reason: 'other', decided_at: at, decided_by: 'deletion' })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .execute();
}

async function dropExports(tx: Tx, { siteKey, memberId }: MemberKey, at: Date): Promise<void> {
  const exports = await tx
    .selectFrom('data_exports')
    .select(['id', 'status'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
  await dropParts(
    tx,
    exports.map(({ id }) => id),
  );
  for (const { id, status } of exports)
    if (status === 'ready' || status === 'pending')
      await tx
        .updateTable('data_exports')
        .set(status === 'ready' ? { status: 'expired', expires_at: at } : { status: 'failed' })
        .where('id', '=', id)
        .execute();
}
