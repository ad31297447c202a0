import { useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder, Screen } from '@mosaico/shared/ui';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { ClaimCard } from './ClaimCard.tsx';
import { RateList } from './RateList.tsx';
import { RebateDays } from './RebateDays.tsx';

/** `/promotion/rebates`: what of the bets comes back, by game type; a member claims it here (R45, R192, R193, G19). */
export function RebatesScreen() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const isMember = useSessionUser() !== null;
  const isKept = useIsKeptFromPlay();
  const { data, error, refetch } = useApi('POST /api/games/rebates/list', { body: {} });
  useFreshAfterClaims('POST /api/games/rebates/list');
  return (
    <Screen title={t('rebates.heading')} intro={t(isKept ? 'kept.intro' : 'rebates.intro')}>
      <SectionHead />
      {data ? (
        <>
          <ClaimCard
            rebates={data}
            isMember={isMember || session.isLoggedIn()}
            onEnd={() => void refetch()}
          />
          {!isKept && (
            <>
              <p>{t('rebates.conditions')}</p>
              <RateList rebates={data.list} levelStep={data.level_step} isMember={isMember} />
            </>
          )}
        </>
      ) : (
        <DataPlaceholder shape="list" error={error} onRetry={refetch} />
      )}
      {isMember && <RebateDays />}
    </Screen>
  );
}
