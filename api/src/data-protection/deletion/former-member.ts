import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/tables.ts';
import { formerCpfHash } from '../../members/former-accounts.ts';
import type { Member } from '../../members/tables.ts';
import type { Random } from '../../runtime/random.ts';
import { sealBytes, unsealBytes } from '../../runtime/sealed-bytes.ts';

/** The law wants players known for five years after they have left. Source: G42. */
const KEPT_YEARS = 5;

/** Who a deleted member was, and to whom their withdrawals went. */
export interface FormerMember {
  readonly account: string;
  readonly realname: string;
  readonly cpf: string;
  readonly birth_date: string;
  readonly phone: string;
  readonly email: string;
  readonly payees: readonly Payee[];
}

interface Payee {
  readonly order_no: string;
  readonly pix_type: string;
  readonly pix_key: string;
  readonly owner_name: string;
  readonly payee_cpf: string;
}

/** Writes the sealed record, before the member is made nameless. */
export async function keepFormerMember(
  tx: Tx,
  { config, random }: { readonly config: Config; readonly random: Random },
  member: Member,
  at: Date,
): Promise<void> {
  const { account, realname, cpf, birth_date, phone, email } = member;
  const payees = await tx
    .selectFrom('withdrawals')
    .select(['order_no', 'pix_type', 'pix_key', 'owner_name', 'payee_cpf'])
    .where('site_key', '=', member.site_key)
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  const record: FormerMember = { account, realname, cpf, birth_date, phone, email, payees };
  const keepUntil = new Date(at);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + KEPT_YEARS);
  await tx
    .insertInto('former_members')
    .values({
      site_key: member.site_key,
      member_id: member.id,
      cpf_hash: formerCpfHash(config, member.site_key, cpf),
      sealed: sealBytes(sealingOf(config, member.id), Buffer.from(JSON.stringify(record)), random),
      deleted_at: at,
      keep_until: keepUntil,
    })
    .execute();
}

/** @returns null for what another key has sealed */
export function openFormerMember(config: Config, memberId: number, sealed: string): FormerMember | null {
  const bytes = unsealBytes(sealingOf(config, memberId), sealed);
  return bytes ? (JSON.parse(bytes.toString('utf8')) as FormerMember) : null;
}

function sealingOf({ dataKey }: Config, memberId: number) {
  return { secret: dataKey, use: 'former-member', name: String(memberId) };
}
