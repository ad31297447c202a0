import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import type { Activity } from '../activities/useActivities.ts';
import { useTermTexts } from '../activities/useTermTexts.ts';

/**
 * What the words of the sign-up banner mean (R252): what a deposit of exactly a row's amount brings, one between two rows, one above them all, and
 * what has to be wagered. Everything is said with the numbers of the offer, and left out where an older API does not give them.
 */
export function OfferMeaning({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  const timing = terms['timing'] ?? '';
  const has = (...names: readonly string[]) => names.every((name) => terms[name] !== undefined);
  const lines = [
    has('percent', 'top', 'most') && t('firstDeposit.meaning', terms),
    has('exampleDeposit') && t('firstDeposit.between', terms),
    has('top', 'most') && t('firstDeposit.above', terms),
    t([`activities.first_deposit.rule2_${timing}`, 'activities.first_deposit.rule2'], terms),
  ].filter((line) => line !== false);
  return (
    <div css={words}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const words = {
  display: 'grid',
  gap: tokens.space[2],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.body,
} as const;
