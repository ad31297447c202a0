import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens } from '@mosaico/shared/ui';

interface FailureCardProps {
  readonly area: string;
  readonly version: string;
  readonly reference: string;
  readonly onRetry: () => void;
}

/** Stands where an area could not be shown: says so, offers another try, and names what support needs. */
export function FailureCard({ area, version, reference, onRetry }: FailureCardProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" css={{ padding: tokens.space[4] }}>
      <Card tone="plain">
        <div css={stack}>
          <span css={coin}>
            <Icon name="alert" size={30} />
          </span>
          <h1 css={{ fontSize: tokens.font.size.title }}>{t('failure.title')}</h1>
          <p css={{ color: tokens.color.textMuted, maxWidth: '36ch' }}>{t('failure.text')}</p>
          <Button icon="refresh" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
          <p css={small}>
            {t('failure.reference')} <code>{reference}</code>
            <br />
            <code>
              {area} {version}
            </code>
          </p>
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
  background: tokens.color.dangerVeil,
  color: tokens.color.dangerText,
} as const;
const small = {
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
  overflowWrap: 'anywhere',
} as const;
