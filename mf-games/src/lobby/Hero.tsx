import { useTranslation } from '@mosaico/shared/i18n';
import { MosaicWave, tokens } from '@mosaico/shared/ui';
import { GameCover } from '@mosaico/shared/ui/cover';

/** The welcome, with 18+ for everyone (R25). The offers below it come from the promotions area. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section css={banner} aria-labelledby="hero-title">
      <div css={wave}>
        <MosaicWave wavelength={170} color={tokens.color.accentVeil} />
      </div>
      <div css={words}>
        <p css={eyebrow}>{t('hero.welcome')}</p>
        <h1 id="hero-title" css={promise}>
          {t('hero.plain')}
        </h1>
      </div>
      <Fan />
      <p css={adults}>
        <strong>18+</strong> {t('hero.adults')}
      </p>
    </section>
  );
}

/** Three covers, held like cards. Decoration. */
function Fan() {
  return (
    <div css={fan} aria-hidden>
      {COVERS.map(({ title, family, seed }, index) => (
        <div key={title} css={[card, TURNS[index]]}>
          <GameCover title={title} family={family} seed={seed} />
        </div>
      ))}
    </div>
  );
}

const COVERS = [
  { title: 'Neon Copacabana', family: 'neon', seed: '286' },
  { title: 'Onça Lendária', family: 'forest', seed: '323' },
  { title: 'Carnaval de Ouro', family: 'carnival', seed: '138' },
] as const;

const banner = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: 152,
  borderRadius: tokens.radius.sheet,
  background: `radial-gradient(90% 130% at 86% 30%, ${tokens.color.accentGlow}, transparent 70%), radial-gradient(110% 120% at 0 0, ${tokens.color.actionGlow}, transparent 60%), linear-gradient(160deg, ${tokens.color.surfaceHigh}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.raised,
} as const;
const wave = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'linear-gradient(200deg, transparent 30%, #000)',
} as const;
const words = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: tokens.space[1],
  padding: `${tokens.space[4]} 0 ${tokens.space[2]} ${tokens.space[5]}`,
  '& > *': { maxWidth: '100%' },
} as const;
const eyebrow = {
  color: tokens.color.accentText,
  fontWeight: tokens.font.weight.bold,
  fontSize: tokens.font.size.small,
} as const;
const promise = {
  fontSize: 'clamp(1.5rem, 6.7vw, 2.25rem)',
  fontWeight: tokens.font.weight.black,
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
} as const;
const adults = {
  gridColumn: '1 / -1',
  padding: `0 ${tokens.space[5]} ${tokens.space[3]}`,
  fontSize: tokens.font.size.tiny,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  // Beside the covers where they are large.
  '@media (min-width: 480px)': { maxWidth: '58%' },
} as const;
const fan = { position: 'relative' } as const;
const card = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'min(50%, 100px)',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  boxShadow: `0 14px 30px -8px ${tokens.color.shade}`,
} as const;
const TURNS = [
  { transform: 'translate(-86%, -46%) rotate(-13deg)' } as const,
  { transform: 'translate(-14%, -46%) rotate(13deg)' } as const,
  { transform: 'translate(-50%, -54%)' } as const,
];
