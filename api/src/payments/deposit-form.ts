import type { ErrorCode } from '@mosaico/shared/api';
import { DomainError } from '../domain-error.ts';
import { type AmountLimits, amountRefusal, sentAmount } from '../http/sent-amount.ts';
import type { PaymentMethod } from './methods.ts';

/** What a player sends to start a deposit (R96, R97). */
export interface DepositForm {
  readonly money: string | number;
  readonly payment_id: number;
  readonly payment_type: string;
  readonly payment_desc?: string | undefined;
  readonly attach?: string | undefined;
  readonly bank_code?: string | undefined;
}

/** A form that may become an order. */
export interface CheckedDeposit {
  readonly method: PaymentMethod;
  readonly amountCentavos: number;
}

/**
 * Checks a deposit against the methods of the site. Every wrong field is named; the first one is the refusal.
 *
 * @param formatMoney writes a limit for the player, in centavos
 * @throws DomainError type_required, wrong_type, amount_required, amount_invalid, amount_below_minimum, amount_above_maximum
 * Source: R96, R141, R142, R152, A47.
 */
export function checkDeposit(
  form: DepositForm,
  methods: readonly PaymentMethod[],
  formatMoney: (centavos: number) => string,
): CheckedDeposit {
  const method = methods.find(({ id, type }) => id === form.payment_id && type === form.payment_type);
  const amountCentavos = sentAmount(form.money);
  const fields = {
    ...fieldOf('money', amountRefusal(form.money, limitsOf(method))),
    ...(method ? {} : wayRefusal(form, methods)),
  };
  const [first] = Object.values(fields).flat();
  const limits = {
    minimum: formatMoney(method?.min_centavos ?? 0),
    maximum: formatMoney(method?.max_centavos ?? 0),
  };
  if (first) throw new DomainError(first, { fields, values: limits });
  if (!method || amountCentavos === null) throw new DomainError('wrong_type');
  return { method, amountCentavos };
}

/** The type that the site does not have is wrong, in this very spelling; of a type that it has, the id. */
function wayRefusal(
  { payment_type }: DepositForm,
  methods: readonly PaymentMethod[],
): Record<string, readonly ErrorCode[]> {
  if (!payment_type.trim()) return { payment_type: ['type_required'] };
  const isKnown = methods.some(({ type }) => type === payment_type);
  return { [isKnown ? 'payment_id' : 'payment_type']: ['wrong_type'] };
}

function limitsOf(method: PaymentMethod | undefined): AmountLimits | undefined {
  return method && { minCentavos: method.min_centavos, maxCentavos: method.max_centavos };
}

function fieldOf(name: string, refusal: ErrorCode | null): Record<string, readonly ErrorCode[]> {
  return refusal ? { [name]: [refusal] } : {};
}
