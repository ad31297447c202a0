import { Slot } from '@mosaico/shared/area';
import { BANNER_SLOT } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Card, Icon, MosaicWave, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

/**
 * Room for what promotions offer, from the first paint on, so that the games below never move: waves until it comes, and a card
 * of the house where it does not.
 */
export function BannerPlace() {
  return (
    <div css={place}>
      <div aria-hidden css={waves}>
        <MosaicWave wavelength={150} color={tokens.color.light} />
      </div>
      <Slot name="home.banner" fallback={<HouseCard />} />
    </div>
  );
}

/** What holds without any promotion: every round can be checked. */
function HouseCard() {
  const { t } = useTranslation();
  return (
    <Link to={PATHS.fairness} css={house}>
      <Card tone="lit" css={card}>
        <Icon name="shield" size={40} />
        <span css={{ flex: 1 }}>
          <strong css={title}>{t('house.title')}</strong>
          <span css={{ color: tokens.color.textMuted }}>{t('house.text')}</span>
        </span>
        <Icon name="chevron-right" />
      </Card>
    </Link>
  );
}

const place = {
  position: 'relative',
  display: 'grid',
  minHeight: `calc(${BANNER_SLOT.slideMinHeight} + ${2 * BANNER_SLOT.edge}px)`,
  '& > *': { minWidth: 0 },
} as const;
const waves = {
  position: 'absolute',
  inset: `${BANNER_SLOT.edge}px 0`,
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.surface,
  // Behind what has come, be it an offer or the card of the house.
  '&:has(+ [data-slot] [data-area] > *), &:has(+ [data-slot-empty])': { display: 'none' },
} as const;
const house = {
  padding: `${BANNER_SLOT.edge}px 0`,
  borderRadius: tokens.radius.card,
  color: tokens.color.text,
  fontSize: tokens.font.size.small,
  textDecoration: 'none',
} as const;
const card = {
  '&': { display: 'flex', alignItems: 'center', gap: tokens.space[4], height: '100%' },
  '& > svg': { flex: 'none', color: tokens.color.accentText },
} as const;
const title = { display: 'block', fontSize: tokens.font.size.title } as const;
