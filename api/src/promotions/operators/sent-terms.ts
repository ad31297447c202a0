import { startOfSaoPauloDay } from '@mosaico/shared/rules';
import { DomainError } from '../../domain-error.ts';
import { sentAmount } from '../../http/sent-amount.ts';
import type { Promotion } from '../promotion.ts';

/** A day begins at midnight in São Paulo. */
export function instantOf(sent: string | undefined): Date | null {
  if (sent === undefined) return null;
  return sent.length === 10 ? startOfSaoPauloDay(sent) : new Date(sent);
}

/** In centavos. @throws DomainError promotion_invalid */
export function amountOf(name: string, sent: string | number | undefined): number | null {
  if (sent === undefined) return null;
  const centavos = sentAmount(sent);
  if (centavos === null || centavos === 0) throw invalid(`${name}: an amount such as 5000.00`);
  return centavos;
}

/** Of a multiple. @throws DomainError promotion_invalid where there is no bonus */
export function turnoverPercentOf({ kind, purse }: Pick<Promotion, 'kind' | 'purse'>, times: number): number {
  if (purse !== 'bonus') throw invalid(`turnover: ${kind} pays no bonus`);
  return times * 100;
}

/** An end is to come, and after the beginning. @throws DomainError promotion_invalid */
export function assertEndsLater({ starts_at: from, ends_at: to }: Period, now: Date): void {
  if (to && to <= (from > now ? from : now))
    throw invalid('ends_at: must be after the beginning, and in the future');
}

type Period = Pick<Promotion, 'starts_at' | 'ends_at'>;

export function invalid(problem: string): DomainError {
  return new DomainError('promotion_invalid', { values: { problem } });
}
