import type { Data } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

/** What the server says of the member's money and of a withdrawal from it. */
export type Quote = Data<'GET /api/drawing/quote'>;
export type PayoutAccount = Data<'GET /api/member/bank'>[number];
export type WithdrawalRecord = Data<'GET /api/drawing/status'>['record'];

/** What a withdrawal changes, by the keys under which the answers are kept. */
export const QUOTE = 'GET /api/drawing/quote';
export const ACCOUNTS = 'GET /api/member/bank';
export const WITHDRAWALS = 'POST /api/drawing/list';

/** What is wrong with an amount before it is sent; null when nothing is. Source: R142, R152, R260. */
export type AmountFault = 'withdraw.amountRequired' | 'withdraw.below' | 'withdraw.above' | 'withdraw.over';

/** Checks an amount against what the server allows now; the limits themselves are allowed. */
export function amountFault(amountCentavos: number | null, quote: Quote): AmountFault | null {
  if (amountCentavos === null) return 'withdraw.amountRequired';
  if (amountCentavos < centavosFromWire(quote.min)) return 'withdraw.below';
  if (amountCentavos > centavosFromWire(quote.max)) return 'withdraw.above';
  return amountCentavos > centavosFromWire(quote.available) ? 'withdraw.over' : null;
}

/** Why nothing can be withdrawn now. */
export type Block = 'turnover' | 'count' | 'day' | 'little';

/** Null while something can be withdrawn: an amount of at least the minimum. Source: G17, A41, A61. */
export function blockOf({ available, min, turnover, day, withdrawable }: Quote): Block | null {
  if (centavosFromWire(available) >= centavosFromWire(min)) return null;
  if (centavosFromWire(turnover.left) > 0 && centavosFromWire(withdrawable) === 0) return 'turnover';
  if (day.count_left === 0) return 'count';
  return centavosFromWire(withdrawable) >= centavosFromWire(min) ? 'day' : 'little';
}

/** The key that a withdrawal goes to unless another one is chosen: the first that can be used, the default one before all others. */
export function chosenAccount(
  accounts: readonly PayoutAccount[],
  id: number | undefined,
): PayoutAccount | undefined {
  const usable = accounts.filter(({ usable_at: usableAt }) => usableAt === null);
  return usable.find((account) => account.id === id) ?? usable[0];
}
