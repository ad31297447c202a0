import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, DataPlaceholder, Screen, tokens } from '@mosaico/shared/ui';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useMayBeLicensed } from '../licence/useMayBeLicensed.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { BenefitsList } from './BenefitsList.tsx';
import { StandingCard } from './StandingCard.tsx';
import { useVipInfo } from './useVipInfo.ts';
import { vipStanding } from './vip-standing.ts';

/** `/promotion/vip`: the ladder, and for a member the way to the next level (R46, R107). */
export function VipScreen() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const isVisitor = useSessionUser() === null && !session.isLoggedIn();
  const isKept = useIsKeptFromPlay();
  // On a licensed site bonuses of weeks are for who has bet (docs/decisions/0051).
  const isForBettors = useMayBeLicensed();
  const { data, error, refetch } = useVipInfo();

  const standing = data && vipStanding(data);
  return (
    <Screen title={t('vip.heading')} intro={t(isKept ? 'kept.intro' : 'vip.intro')}>
      <SectionHead />
      {standing ? <StandingCard standing={standing} /> : isVisitor && <JoinCard />}
      {data ? (
        !isKept && (
          <>
            <p>{isForBettors ? `${t('vip.conditions')} ${t('vip.bettors')}` : t('vip.conditions')}</p>
            <BenefitsList ladder={data.data} currentLevel={standing?.current.level ?? null} />
          </>
        )
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={refetch} />
      )}
    </Screen>
  );
}

function JoinCard() {
  const { session } = usePlatform();
  const { t } = useTranslation();
  return (
    <Card tone="gold">
      <div css={join}>
        <p css={{ fontWeight: tokens.font.weight.medium, fontSize: tokens.font.size.large }}>
          {t('vip.joinTitle')}
        </p>
        <Button variant="gold" onClick={() => session.open('login')}>
          {t('kit:login')}
        </Button>
      </div>
    </Card>
  );
}

const join = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  padding: tokens.space[2],
} as const;
