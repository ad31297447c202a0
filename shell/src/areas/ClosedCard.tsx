import { useTranslation } from '@mosaico/shared/i18n';
import { buttonBase, Card, Icon, tokens } from '@mosaico/shared/ui';
import { AppLink } from '../links/AppLink.tsx';
import { PATHS } from '../paths.ts';

/** Stands where an area was that operations took out of the site while the player was on it. */
export function ClosedCard() {
  const { t } = useTranslation();
  return (
    <div role="status" css={{ padding: tokens.space[4] }}>
      <Card tone="plain">
        <div css={stack}>
          <span css={coin}>
            <Icon name="clock" size={30} />
          </span>
          <h1 css={{ fontSize: tokens.font.size.title }}>{t('closed.title')}</h1>
          <p css={{ color: tokens.color.textMuted, maxWidth: '36ch' }}>{t('closed.text')}</p>
          <AppLink href={PATHS.home} css={[buttonBase, home]}>
            {t('closed.home')}
          </AppLink>
        </div>
      </Card>
    </div>
  );
}

const stack = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[4],
  padding: `${tokens.space[8]} ${tokens.space[2]}`,
  textAlign: 'center',
} as const;
const coin = {
  display: 'grid',
  placeItems: 'center',
  width: 68,
  height: 68,
  borderRadius: tokens.radius.round,
  background: tokens.color.surfaceRaised,
  color: tokens.color.textMuted,
} as const;
const home = {
  minHeight: 48,
  padding: `0 ${tokens.space[6]}`,
  background: `linear-gradient(180deg, ${tokens.color.actionLit}, ${tokens.color.action} 48%, ${tokens.color.actionDeep})`,
  color: tokens.color.onAction,
} as const;
