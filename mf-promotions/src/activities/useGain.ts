import { useTranslation } from '@mosaico/shared/i18n';
import { withoutZeroCents } from '../numbers/without-zero-cents.ts';
import type { Activity } from './useActivities.ts';
import { useTermTexts } from './useTermTexts.ts';

/** What an offer brings, in a few words; of a first deposit in those of the sign-up banner (R252), where its rows give one percentage. */
export function useGain(activity: Pick<Activity, 'kind' | 'terms' | 'turnover'>): string {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  const { kind } = activity;
  const isUnequal = kind === 'first_deposit' && terms['percent'] === undefined;
  return withoutZeroCents(t(`activities.${kind}.${isUnequal ? 'gainUpTo' : 'gain'}`, terms));
}
