import type { DrawStep } from '@mosaico/shared/fair-games/draws';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale } from '@mosaico/shared/ui';

/** Steps that are listed; a round of many spins has hundreds. */
const LISTED = 12;

/** How the seeds become the numbers of a round, step by step, so that anyone can repeat them with a program of their own. */
export function DrawSteps({ draws }: { readonly draws: readonly DrawStep[] }) {
  const { t } = useTranslation();
  const figures = new Intl.NumberFormat(useLocale());
  if (draws.length === 0) return null;
  return (
    <details css={{ fontSize: tokens.font.size.small }}>
      <summary css={summary}>{t('fairness.round.how')}</summary>
      <p css={{ color: tokens.color.textMuted, marginBottom: tokens.space[2] }}>
        {t('fairness.round.howText')}
      </p>
      <ol css={list}>
        {draws.slice(0, LISTED).map(({ message, hashed, span, below, drawn }) => (
          <li key={message} css={{ overflowWrap: 'anywhere' }}>
            <code>{message}</code> → {figures.format(hashed)} ÷ {figures.format(span)} →{' '}
            {drawn === null ? (
              t('fairness.round.skipped')
            ) : (
              <strong>
                {t('fairness.round.of', { n: figures.format(drawn), below: figures.format(below) })}
              </strong>
            )}
          </li>
        ))}
      </ol>
      {draws.length > LISTED && (
        <p>{t('fairness.round.more', { n: figures.format(draws.length - LISTED) })}</p>
      )}
    </details>
  );
}

const summary = {
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  cursor: 'pointer',
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.bold,
} as const;
const list = {
  display: 'grid',
  gap: tokens.space[2],
  margin: `0 0 ${tokens.space[2]}`,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
