import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import type { IconName } from '@mosaico/shared/ui';
import type { Prize } from './useWheel.ts';

type Named = Pick<Prize, 'reward' | 'quantity'>;

/** Says a prize in words: an amount, one more spin, none. */
export function usePrizeText(): (prize: Named) => string {
  const { t } = useTranslation();
  const money = useFormatMoney();
  return ({ reward, quantity }) => {
    if (reward === 'BRL') return money(quantity * 100);
    return t(reward === 'WHEEL' ? 'wheel.prize.spin' : 'wheel.prize.none');
  };
}

/** Each kind of reward has an icon of its own (R106). */
export const PRIZE_ICONS: Readonly<Record<Prize['reward'], IconName>> = {
  BRL: 'coins',
  WHEEL: 'wheel',
  SMILEY: 'smiley',
};
