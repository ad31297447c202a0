import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { DataPlaceholder, Screen } from '@mosaico/shared/ui';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { FairDraw } from './FairDraw.tsx';
import { Odds } from './Odds.tsx';
import { SpinsToday } from './SpinsToday.tsx';
import { WHEEL, type WheelData } from './useWheel.ts';
import { WheelCard } from './WheelCard.tsx';

/** `/promotion/activity/lottery-wheel`: spins that bets have earned, their prizes and odds, and the proof of each draw (R51, R208, G20). */
export function WheelScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useApi(WHEEL, { body: {} });
  // Bets that are made elsewhere earn spins.
  useFreshAfterMoney(WHEEL);
  return (
    <Screen title={t('wheel.heading')}>
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
  return (
    <>
      <WheelCard wheel={wheel} onEnd={onEnd} />
      <p>
        {t('wheel.intro', {
          amount: money(centavosFromWire(wheel.wager_per_spin)),
          most: wheel.most_per_day,
        })}
      </p>
      <Odds prizes={wheel.prizes} />
      {wheel.spins.length > 0 && <SpinsToday wheel={wheel} />}
      <FairDraw promise={wheel.seed_hash} />
    </>
  );
}
