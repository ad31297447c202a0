import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens } from '@mosaico/shared/ui';

/** Why a draw can be checked, and what the next spin is promised to be drawn from. Source: G14. */
export function FairDraw({ promise }: { readonly promise: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <h2 css={{ fontSize: tokens.font.size.large }}>{t('wheel.proof.title')}</h2>
      <p css={text}>{t('wheel.proof.text')}</p>
      {promise !== '' && (
        <p css={text}>
          {t('wheel.proof.promise')}
          <code css={{ display: 'block', overflowWrap: 'anywhere', color: tokens.color.text }}>
            {promise}
          </code>
        </p>
      )}
    </Card>
  );
}

const text = {
  marginTop: tokens.space[2],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  textWrap: 'pretty',
} as const;
