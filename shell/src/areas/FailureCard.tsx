import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { AreaCard } from './AreaCard.tsx';

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
    <AreaCard role="alert" icon="alert" title={t('failure.title')} text={t('failure.text')}>
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
    </AreaCard>
  );
}

const small = {
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
  overflowWrap: 'anywhere',
} as const;
