import { useTranslation } from '@mosaico/shared/i18n';
import { buttonBase, tokens } from '@mosaico/shared/ui';
import { AppLink } from '../links/AppLink.tsx';
import { PATHS } from '../paths.ts';
import { WaveScene } from './WaveScene.tsx';

/** A page that does not exist, inside the layout (R33). */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <WaveScene art={<p css={number}>404</p>} title={t('notFound.title')} text={t('notFound.text')}>
      <AppLink href={PATHS.home} css={[buttonBase, back]}>
        {t('notFound.back')}
      </AppLink>
    </WaveScene>
  );
}

const number = {
  fontSize: 'clamp(4.5rem, 26vw, 8.5rem)',
  fontWeight: tokens.font.weight.black,
  lineHeight: 1,
  letterSpacing: '-0.05em',
  color: 'transparent',
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent} 45%, ${tokens.color.accentDeep})`,
  backgroundClip: 'text',
  filter: `drop-shadow(0 14px 28px ${tokens.color.accentGlow})`,
} as const;
const back = {
  minHeight: 48,
  padding: `0 ${tokens.space[6]}`,
  background: `linear-gradient(180deg, ${tokens.color.actionLit}, ${tokens.color.action} 48%, ${tokens.color.actionDeep})`,
  color: tokens.color.onAction,
} as const;
