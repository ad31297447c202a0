import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { DataPlaceholder, Screen } from '@mosaico/shared/ui';
import { RulesButton } from '../activities/RulesButton.tsx';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { FairDraw } from './FairDraw.tsx';
import { Odds } from './Odds.tsx';
import { SpinsToday } from './SpinsToday.tsx';
import { WHEEL, type WheelData } from './useWheel.ts';
import { WheelCard } from './WheelCard.tsx';

/**
 * `/promotion/activity/lottery-wheel`: spins that bets have earned, their prizes and odds, and the proof of each draw (R51, R208, G20); for who may not play
 * the spins that they have made, and nothing to play for (G31).
 */
export function WheelScreen() {
  const { t } = useTranslation();
  const isKept = useIsKeptFromPlay();
  const { data, error, refetch } = useApi(WHEEL, { body: {} });
  // Bets that are made elsewhere earn spins.
  useFreshAfterMoney(WHEEL);
  return (
    <Screen title={t('wheel.heading')} intro={isKept ? t('kept.intro') : undefined}>
      <SectionHead />
      {data ? (
        <Parts wheel={data} onEnd={() => void refetch()} />
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={refetch} />
      )}
    </Screen>
  );
}

function Parts({ wheel, onEnd }: { readonly wheel: WheelData; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  return (
    <>
      <WheelCard wheel={wheel} onEnd={onEnd} />
      {!isKept && (
        <>
          <p>
            {t('wheel.intro', {
              amount: money(centavosFromWire(wheel.wager_per_spin)),
              most: wheel.most_per_day,
            })}
          </p>
          <p>{t('wheel.conditions')}</p>
          <RulesButton kind="lottery_wheel" />
          <Odds prizes={wheel.prizes} />
        </>
      )}
      {wheel.spins.length > 0 && <SpinsToday wheel={wheel} />}
      {!isKept && <FairDraw promise={wheel.seed_hash} />}
    </>
  );
}
