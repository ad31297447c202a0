import type { ReactNode } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';

/** What only those need who want to repeat the mathematics themselves: closed at first, and found by the browser's search all the same. */
export function TechnicalData({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details css={details}>
      <summary css={summary}>
        <span css={{ flex: 1, minWidth: 0 }}>
          <strong css={{ display: 'block' }}>{t('fairness.technical.title')}</strong>
          <span css={hint}>{t('fairness.technical.text')}</span>
        </span>
        <Icon name="chevron-down" size={24} />
      </summary>
      <div css={stack}>{children}</div>
    </details>
  );
}

const details = { '&[open] > summary svg': { transform: 'rotate(180deg)' } } as const;
const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 64,
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.well,
  cursor: 'pointer',
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
const hint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  marginTop: tokens.space[4],
} as const;
