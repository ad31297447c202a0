import { useFormatMoney } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';
import { useLocale } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';

const AMOUNT = /^\d+\.\d{2}$/;
const NUMBER = /^\d+(\.\d+)?$/;

/** The numbers of an activity's rules as the player's language writes them: amounts as money, everything else as it is. */
export function useTermTexts(
  activity: Pick<Activity, 'terms' | 'turnover'>,
): Readonly<Record<string, string>> {
  const money = useFormatMoney();
  const locale = useLocale();
  const written = (term: string) => {
    if (AMOUNT.test(term)) return money(centavosFromWire(term));
    return NUMBER.test(term) ? term.replace('.', decimalMark(locale)) : term;
  };
  const terms = { ...activity.terms, turnover: activity.turnover };
  return Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, written(term)]));
}

/** Without `Intl`, whose first use is slow on phones: of the languages of the product these write a comma. */
function decimalMark(locale: string): string {
  return /^(pt|vi|id)/.test(locale) ? ',' : '.';
}
