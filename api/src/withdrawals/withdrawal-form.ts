import { fieldRules, normaliseCpf, normalisePixKey, PIX_TYPES, type PixType } from '@mosaico/shared/rules';
import { DomainError } from '../domain-error.ts';
import { FieldRefusals } from '../http/field-refusals.ts';
import { amountRefusal, sentAmount } from '../http/sent-amount.ts';
import { MAX_CENTAVOS } from './limits.ts';

/** What a player sends to withdraw (R98). */
export interface WithdrawalForm {
  readonly money: string | number;
  readonly qk_pwd: string;
  readonly payment_type: string;
  readonly member_bank_id?: number | undefined;
  readonly account?: string | undefined;
  readonly cpf_id?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly email?: string | undefined;
  readonly cnpj?: string | undefined;
  readonly evp?: string | undefined;
  readonly member_remark?: string | undefined;
}

/** A form that can be judged by what the member has. */
export interface CheckedWithdrawal {
  readonly amountCentavos: number;
  readonly pixType: PixType;
  /** The saved key by its id, or by itself. */
  readonly key: { readonly id: number } | { readonly text: string };
  /** What was sent beside an id: it has to be the same key. */
  readonly sentKey: string;
  /** As it was sent; empty when it was not. */
  readonly sentCpf: string;
  readonly remark: string;
}

/** Where each kind of key may stand besides `account` (A9). */
const FIELD_OF = {
  CPF: 'cpf_id',
  PHONE: 'phone_number',
  EMAIL: 'email',
  CNPJ: 'cnpj',
  EVP: 'evp',
} as const satisfies Record<PixType, keyof WithdrawalForm>;

/**
 * Reads a withdrawal. Every wrong field is named.
 *
 * @param smallestCentavos what this member has to ask for at least
 * @param formatMoney writes a limit for the player, in centavos
 * @throws DomainError password_required, withdrawal_password_invalid, type_required, wrong_type, amount_required, amount_invalid,
 *   amount_below_minimum, amount_above_maximum, pix_key_required
 * Source: R98, R137, R142, R151, R152, A9, A47, A71.
 */
export function checkForm(
  form: WithdrawalForm,
  smallestCentavos: number,
  formatMoney: (centavos: number) => string,
): CheckedWithdrawal {
  const amountCentavos = sentAmount(form.money);
  const pixType = PIX_TYPES.find((type) => type === form.payment_type);
  const sentKey = pixType ? form.account?.trim() || form[FIELD_OF[pixType]]?.trim() || '' : '';
  const id = form.member_bank_id ?? 0;
  new FieldRefusals()
    .add('money', amountRefusal(form.money, { minCentavos: smallestCentavos, maxCentavos: MAX_CENTAVOS }))
    .add('payment_type', fieldRules.pixType(form.payment_type))
    .add('member_bank_id', pixType && id === 0 && !sentKey ? 'pix_key_required' : null)
    .add('qk_pwd', fieldRules.withdrawalPassword(form.qk_pwd))
    .throwIfAny({ minimum: formatMoney(smallestCentavos), maximum: formatMoney(MAX_CENTAVOS) });
  if (!pixType || amountCentavos === null) throw new DomainError('wrong_type');
  return {
    amountCentavos,
    pixType,
    key: id === 0 ? { text: sentKey } : { id },
    // The CPF of the payee may stand beside a key of another kind, and an account beside an id is the same key once more.
    sentKey: pixType === 'CPF' ? (form.account?.trim() ?? '') : sentKey,
    sentCpf: form.cpf_id?.trim() ?? '',
    remark: form.member_remark?.trim() ?? '',
  };
}

/** Whether a text is this key in any common spelling. */
export function isSameKey(pixType: PixType, text: string, key: string): boolean {
  return normalisePixKey(pixType, text) === key;
}

/** @throws DomainError cpf_not_own unless the CPF, where one was sent, is the holder's */
export function assertOwnCpf(sentCpf: string, cpf: string): void {
  if (sentCpf && normaliseCpf(sentCpf) !== cpf)
    throw new DomainError('cpf_not_own', { fields: { cpf_id: ['cpf_not_own'] } });
}
