import { useApi, useFormatMoney, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, DataPlaceholder, Money, Screen, tokens, useLocale } from '@mosaico/shared/ui';
import { RulesButton } from '../activities/RulesButton.tsx';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { GoLink } from '../links/GoLink.tsx';
import { percentText } from '../numbers/percent-text.ts';
import { PATHS } from '../paths.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { type Relief, RELIEF } from './relief.ts';
import { ReliefCard } from './ReliefCard.tsx';
import { ReliefRules } from './ReliefRules.tsx';

/** `/promotion/activity/daily-loss-relief-fund`: what of yesterday's loss comes back today (R52, R204, R205); for who may not play what was paid (G31). */
export function ReliefScreen() {
  const { t } = useTranslation();
  const isKept = useIsKeptFromPlay();
  const { data, error, refetch } = useApi(RELIEF, { body: {} });
  useFreshAfterClaims(RELIEF);
  return (
    <Screen title={t('relief.heading')} intro={isKept ? t('kept.intro') : undefined}>
      <SectionHead />
      {data ? (
        isKept ? (
          <Paid relief={data} />
        ) : (
          <Today relief={data} onEnd={() => void refetch()} />
        )
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={refetch} />
      )}
    </Screen>
  );
}

function Paid({ relief }: { readonly relief: Relief }) {
  const { t } = useTranslation();
  return (
    <>
      {relief.is_claimed === 1 && (
        <Card>
          <div css={{ display: 'grid', gap: tokens.space[2] }}>
            <Money amountCentavos={centavosFromWire(relief.reward_amount)} look="display" />
            <p css={{ color: tokens.color.textMuted }}>{t('relief.claimed')}</p>
          </div>
        </Card>
      )}
      <GoLink to={PATHS.activities} tone="quiet">
        {t('depositGifts.see')}
      </GoLink>
    </>
  );
}

function Today({ relief, onEnd }: { readonly relief: Relief; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const isMember = useSessionUser() !== null;
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
      <ReliefCard relief={relief} isMember={isMember} onEnd={onEnd} />
      <ReliefRules relief={relief} isMember={isMember} />
      <RulesButton kind="daily_relief" />
    </>
  );
}
