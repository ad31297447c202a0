import { css } from '@emotion/react';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, ErrorState, Skeleton, tokens } from '@mosaico/shared/ui';
import { BenefitsList } from './BenefitsList.tsx';
import { StandingCard } from './StandingCard.tsx';
import { useVipInfo } from './useVipInfo.ts';
import { vipStanding } from './vipStanding.ts';

/** `/promotion/vip`: the ladder, and for a member the way to the next level (R46, R107). */
export function VipScreen() {
  const { t } = useTranslation();
  const { data, error, isMember, refetch } = useVipInfo();
  if (error && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <Skeleton shape="detail" />;

  const standing = vipStanding(data);
  return (
    <div css={screen}>
      <header>
        <h1 css={heading}>{t('vip.heading')}</h1>
        <p css={intro}>{t('vip.intro')}</p>
      </header>
      {standing ? <StandingCard standing={standing} /> : !isMember && <JoinCard />}
      <BenefitsList ladder={data.data} currentLevel={standing?.current.level ?? null} />
    </div>
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

const screen = css({ display: 'grid', gap: tokens.space[5], padding: tokens.space[4] });
const heading = css({
  fontSize: tokens.font.size.display,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.tight,
});
const intro = css({
  color: tokens.color.textMuted,
  marginTop: tokens.space[2],
  maxWidth: '44ch',
  textWrap: 'pretty',
});
const join = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  padding: tokens.space[2],
});
