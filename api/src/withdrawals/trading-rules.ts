import type { Data } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Caller } from '../http/route.ts';
import { dayLimitsOf, FEE_BASIS_POINTS, FREE_PER_DAY, MAX_CENTAVOS, MIN_CENTAVOS } from './limits.ts';

/** The rules of withdrawals, as numbers and in words. Source: R42, R199, R259, R260, A32, A41. */
export function tradingRules(
  { t }: Pick<Caller, 't'>,
  formatMoney: (centavos: number) => string,
): Data<'GET /api/tradingrules'> {
  const { count, amountCentavos } = dayLimitsOf(0);
  const items = [
    t('withdrawal.rule.range', { minimum: formatMoney(MIN_CENTAVOS), maximum: formatMoney(MAX_CENTAVOS) }),
    t('withdrawal.rule.day', { count, amount: formatMoney(amountCentavos) }),
    t('withdrawal.rule.fee', { count: FREE_PER_DAY, percent: FEE_BASIS_POINTS / 100 }),
    t('withdrawal.rule.turnover'),
    t('withdrawal.rule.key'),
    t('withdrawal.rule.review'),
    t('withdrawal.rule.password'),
  ];
  return {
    html: `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
    items,
    min: wireFromCentavos(MIN_CENTAVOS),
    max: wireFromCentavos(MAX_CENTAVOS),
    fee: percentText(FEE_BASIS_POINTS),
    free_per_day: FREE_PER_DAY,
    daily_limit: wireFromCentavos(amountCentavos),
    daily_count: count,
  };
}

/** `2.00` (A55). */
export function percentText(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
