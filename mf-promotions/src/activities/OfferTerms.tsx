import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { withoutZeroCents } from '../numbers/without-zero-cents.ts';
import { offerTerms } from './offer-terms.ts';
import type { Activity } from './useActivities.ts';
import { useTermTexts } from './useTermTexts.ts';

/** The conditions of an offer beside what it brings, each in a line. */
export function OfferTerms({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  return (
    <dl css={list}>
      {offerTerms(activity).map((name) => (
        <div key={name} css={row}>
          <dt css={label}>{t(`activities.terms.${name}.label`)}</dt>
          <dd css={{ margin: 0 }}>{withoutZeroCents(t(`activities.terms.${name}.text`, terms))}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = {
  margin: 0,
  padding: `${tokens.space[1]} ${tokens.space[3]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.light,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
} as const;
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34%) minmax(0, 1fr)',
  gap: tokens.space[3],
  padding: `${tokens.space[2]} 0`,
  textWrap: 'pretty',
  '& + &': { borderTop: `1px solid ${tokens.color.hairline}` },
} as const;
const label = { color: tokens.color.textMuted, overflowWrap: 'anywhere' } as const;
