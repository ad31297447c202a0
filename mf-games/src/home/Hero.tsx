import { useTranslation } from '@mosaico/shared/i18n';
import { MosaicWave, tokens } from '@mosaico/shared/ui';
import { Cover } from '../game-card/Cover.tsx';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { useGamePages } from '../catalogue/useGamePages.ts';

/** The welcome, with 18+ for everyone (R25). The offers below it come from the promotions area. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section css={banner} aria-labelledby="hero-title">
      <MosaicWave wavelength={170} color={tokens.color.accentVeil} css={wave} />
      <div css={words}>
        <p css={eyebrow}>{t('hero.welcome')}</p>
        <h1 id="hero-title" css={promise}>
          {t('hero.plain')}
        </h1>
        <p css={adults}>
          <strong>18+</strong> {t('hero.adults')}
        </p>
      </div>
      <Fan />
    </section>
  );
}

/**
 * Three covers, held like cards, in a column of their own. Decoration. They are games of this site, from the end of the first
 * page, because its beginning stands right below.
 */
function Fan() {
  const games = useGamePages(FIRST_CHOICE).first?.list.slice(-TURNS.length) ?? [];
  return (
    <div css={fan} aria-hidden>
      {games.map(({ game_id: id, name, img }, index) => (
        <div key={id} css={[card, TURNS[index]]}>
          <Cover img={img} name={name} />
        </div>
      ))}
    </div>
  );
}

const banner = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: 148,
  borderRadius: tokens.radius.sheet,
  background: `radial-gradient(90% 130% at 86% 30%, ${tokens.color.accentGlow}, transparent 70%), radial-gradient(110% 120% at 0 0, ${tokens.color.actionGlow}, transparent 60%), linear-gradient(160deg, ${tokens.color.surfaceHigh}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.raised,
  '@media (min-width: 480px)': { minHeight: 184 },
} as const;
const wave = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'linear-gradient(200deg, transparent 30%, #000)',
} as const;
const words = {
  flex: '1 1 9rem',
  minWidth: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: tokens.space[1],
  padding: `${tokens.space[3]} 0 ${tokens.space[3]} ${tokens.space[5]}`,
  overflowWrap: 'anywhere',
} as const;
const eyebrow = {
  color: tokens.color.accentText,
  fontWeight: tokens.font.weight.bold,
  fontSize: tokens.font.size.small,
} as const;
const promise = {
  fontSize: 'clamp(1.25rem, 6vw, 2.125rem)',
  fontWeight: tokens.font.weight.black,
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
} as const;
const adults = {
  fontSize: tokens.font.size.tiny,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
} as const;
/**
 * As large as the words beside it make it: the covers are measured by it, and none is cut. Where large texts leave no room beside them, it
 * falls on a line of its own, which has no height.
 */
const fan = { flex: '0 0 clamp(104px, 37%, 220px)', position: 'relative', containerType: 'size' } as const;
const card = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  height: 'min(76cqh, 65cqw)',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceHigh,
  boxShadow: `0 14px 30px -8px ${tokens.color.shade}`,
  // One covers the title of another, so they go without.
  '& svg > text': { display: 'none' },
} as const;
const TURNS = [
  { transform: 'translate(-86%, -47%) rotate(-12deg)' } as const,
  { transform: 'translate(-14%, -47%) rotate(12deg)' } as const,
  { transform: 'translate(-50%, -53%)' } as const,
];
