import { useEffect } from 'react';
import { useFormatMoney, usePlatform } from '@mosaico/shared/area';
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

/** Each kind of reward has an icon of its own; one that this release does not know has the smiley (R106). */
export function prizeIcon(reward: string): IconName {
  return isKnown(reward) ? ICONS[reward] : 'smiley';
}

/** Tells of rewards that this release does not know, each kind once (R106). */
export function useReportedRewards(prizes: readonly Named[]): void {
  const { telemetry } = usePlatform();
  const unknown = [...new Set(prizes.map(({ reward }) => reward).filter((reward) => !isKnown(reward)))]
    .sort()
    .join();
  useEffect(() => {
    if (unknown) telemetry.error(new Error(`the wheel has rewards that are not known: ${unknown}`));
  }, [telemetry, unknown]);
}

const ICONS: Readonly<Record<Prize['reward'], IconName>> = {
  BRL: 'coins',
  WHEEL: 'wheel',
  SMILEY: 'smiley',
};

/** Whether this release knows the kind of reward. */
export function isKnown(reward: string): reward is Prize['reward'] {
  return Object.hasOwn(ICONS, reward);
}
