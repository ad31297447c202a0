import { useApi, useFormatMoney, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { DataPlaceholder, Screen, useLocale } from '@mosaico/shared/ui';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { percentText } from '../numbers/percent-text.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { type Relief, RELIEF } from './relief.ts';
import { ReliefCard } from './ReliefCard.tsx';
import { ReliefRules } from './ReliefRules.tsx';

/** `/promotion/activity/daily-loss-relief-fund`: what of yesterday's loss comes back today (R52, R204, R205). */
export function ReliefScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useApi(RELIEF, { body: {} });
  useFreshAfterClaims(RELIEF);
  return (
    <Screen title={t('relief.heading')}>
      <SectionHead />
      {data ? (
        <Today relief={data} onEnd={() => void refetch()} />
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={refetch} />
      )}
    </Screen>
  );
}

function Today({ relief, onEnd }: { readonly relief: Relief; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const isMember = useSessionUser() !== null;
  const isKept = useIsKeptFromPlay();
  const reais = (wire: string) => money(centavosFromWire(wire));
  return (
    <>
      <p>
        {t('relief.intro', {
          rate: percentText(relief.rate, locale),
          min: reais(relief.min_loss),
          max: reais(relief.max_reward),
        })}
      </p>
      {!isKept && <ReliefCard relief={relief} isMember={isMember} onEnd={onEnd} />}
      <ReliefRules relief={relief} isMember={isMember} />
    </>
  );
}
