import { fieldRules, normalisePixKey, PIX_TYPES, type PixType } from '@mosaico/shared/rules';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import { storedPayoutAccounts } from './payout-accounts.ts';
import type { MemberKey } from './tables.ts';

/** Source: G6. */
const MOST_ACCOUNTS = 5;

/** What a member sends to add a Pix key. */
export interface PayoutAccountForm {
  readonly payment_type: string;
  readonly pix_key: string;
  readonly owner_name: string;
  readonly is_default: boolean;
}

/**
 * Adds a Pix key. The first one is the default.
 *
 * @throws DomainError with every wrong field at once; then cpf_not_own, pix_key_taken, pix_keys_full
 * Source: G6, R100, R151.
 */
export async function addPayoutAccount(
  tx: Tx,
  owner: MemberKey,
  form: PayoutAccountForm,
  at: Date,
): Promise<void> {
  const holder = await holdMember(tx, owner);
  const { pix_type, pix_key } = checkedKey(form, holder);
  if (pix_type === 'CPF' && pix_key !== holder.cpf) throw refused('cpf_not_own');
  const known = await storedPayoutAccounts(tx, owner);
  if (known.some((account) => account.pix_key === pix_key)) throw refused('pix_key_taken');
  if (known.length >= MOST_ACCOUNTS)
    throw new DomainError('pix_keys_full', { values: { count: MOST_ACCOUNTS } });
  const is_default = form.is_default || known.length === 0;
  if (is_default) await clearDefault(tx, owner);
  await tx
    .insertInto('payout_accounts')
    .values({
      site_key: owner.siteKey,
      member_id: owner.memberId,
      pix_type,
      pix_key,
      owner_name: holder.realname || form.owner_name.trim().replace(/\s+/g, ' '),
      is_default,
      created_at: at,
    })
    .execute();
}

/**
 * Removes a key. When it was the default one, the oldest of the others takes its place.
 *
 * @throws DomainError not_found, also for another member's
 * Source: G6, R160.
 */
export async function removePayoutAccount(tx: Tx, owner: MemberKey, id: number): Promise<void> {
  await holdMember(tx, owner);
  const removed = await tx
    .deleteFrom('payout_accounts')
    .where('site_key', '=', owner.siteKey)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  if (!removed) throw new DomainError('not_found');
  const [oldest] = await storedPayoutAccounts(tx, owner);
  if (removed.is_default && oldest) await setDefault(tx, owner, oldest.id);
}

/** Makes a key the default one. @throws DomainError not_found, also for another member's. Source: G6, R160. */
export async function chooseDefaultAccount(tx: Tx, owner: MemberKey, id: number): Promise<void> {
  await holdMember(tx, owner);
  await clearDefault(tx, owner);
  if (!(await setDefault(tx, owner, id))) throw new DomainError('not_found');
}

function checkedKey(
  form: PayoutAccountForm,
  { realname, allowsCompanies }: Holder,
): { readonly pix_type: PixType; readonly pix_key: string } {
  const isCompany = form.payment_type === 'CNPJ' && !allowsCompanies;
  new FieldRefusals()
    .add('payment_type', isCompany ? 'wrong_type' : fieldRules.pixType(form.payment_type))
    .add('pix_key', fieldRules.pixKey(form.pix_key, form.payment_type))
    .add('owner_name', foreignName(form.owner_name, realname))
    .throwIfAny();
  const pix_type = PIX_TYPES.find((type) => type === form.payment_type);
  const pix_key = pix_type ? normalisePixKey(pix_type, form.pix_key) : null;
  if (!pix_type || !pix_key) throw new DomainError('wrong_type');
  return { pix_type, pix_key };
}

/**
 * Money goes to the member alone, so the key is in their name; accents and capitals may be left out. Who has no name on record gives one. A name on
 * record is taken as it is: some are older than the rule for full names.
 */
function foreignName(given: string, realname: string) {
  if (!realname) return fieldRules.realname(given);
  if (comparable(given) === comparable(realname)) return null;
  return fieldRules.realname(given) ?? 'name_not_own';
}

function comparable(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

interface Holder {
  readonly cpf: string;
  readonly realname: string;
  readonly allowsCompanies: boolean;
}

/** Holds the member until the end of the transaction, so that their keys change one request at a time. Bets go on meanwhile. */
async function holdMember(tx: Tx, { siteKey, memberId }: MemberKey): Promise<Holder> {
  const { cpf, realname, compliance_profile } = await tx
    .selectFrom('members')
    .innerJoin('sites', 'sites.key', 'members.site_key')
    .select(['members.cpf', 'members.realname', 'sites.compliance_profile'])
    .where('members.site_key', '=', siteKey)
    .where('members.id', '=', memberId)
    .forNoKeyUpdate('members')
    .executeTakeFirstOrThrow();
  // Money of a licensed site goes to the player alone, who is a person.
  return { cpf, realname, allowsCompanies: compliance_profile !== 'br-licensed' };
}

async function clearDefault(tx: Tx, { siteKey, memberId }: MemberKey): Promise<void> {
  await tx
    .updateTable('payout_accounts')
    .set({ is_default: false })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
}

async function setDefault(tx: Tx, { siteKey, memberId }: MemberKey, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_accounts')
    .set({ is_default: true })
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function refused(code: 'cpf_not_own' | 'pix_key_taken'): DomainError {
  return new DomainError(code, { fields: { pix_key: [code] } });
}
