import { useTranslation } from '@mosaico/shared/i18n';
import { MosaicWave, tokens } from '@mosaico/shared/ui';
import { AppLink } from './AppLink.tsx';

/** A page that does not exist, inside the layout. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <div css={page}>
      <div aria-hidden css={wave}>
        <MosaicWave wavelength={140} color={tokens.color.actionVeil} />
      </div>
      <p aria-hidden css={number}>
        404
      </p>
      <h1 css={{ fontSize: tokens.font.size.heading }}>{t('notFound.title')}</h1>
      <p css={{ color: tokens.color.textMuted, maxWidth: '32ch' }}>{t('notFound.text')}</p>
      <AppLink href="/" css={back}>
        {t('notFound.back')}
      </AppLink>
    </div>
  );
}

const page = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space[4],
  minHeight: '68dvh',
  padding: tokens.space[5],
  textAlign: 'center',
} as const;
const wave = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'radial-gradient(closest-side, #000 20%, transparent)',
} as const;
const number = {
  fontSize: '5.5rem',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  color: tokens.color.accentText,
} as const;
const back = {
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: 46,
  padding: `0 ${tokens.space[6]}`,
  borderRadius: tokens.radius.control,
  background: `linear-gradient(180deg, ${tokens.color.actionLit}, ${tokens.color.action} 48%, ${tokens.color.actionDeep})`,
  color: tokens.color.onAction,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
} as const;
