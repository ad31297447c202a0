import { useFormatMoney } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';
import { useLocale } from '@mosaico/shared/ui';
import type { FeeRule } from './deposit-fee.ts';

/** A fee in words, `2% + R$ 1,00`; what is nothing is left out, and all of it is empty where a deposit costs nothing. */
export function useFeeText(): (rule: FeeRule) => string {
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  return ({ fee_rate: rate, fee_fixed: fixed }) => {
    const [share, fixedCentavos] = [Number(rate), centavosFromWire(fixed)];
    const parts = [
      share > 0 ? percentOf(share, locale) : '',
      fixedCentavos > 0 ? formatMoney(fixedCentavos) : '',
    ];
    return parts.filter((part) => part !== '').join(' + ');
  };
}

/** A share as percent, with at most two decimals. Pure. */
export function percentOf(share: number, locale: string): string {
  return share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}
