import { useTranslation } from '@mosaico/shared/i18n';
import type { Verdict } from '@mosaico/shared/fair-games/check-round';
import { Badge, type Tone } from '@mosaico/shared/ui';

const TONES: Readonly<Record<Verdict, Tone>> = {
  right: 'success',
  sealed: 'neutral',
  unknown: 'warning',
  'other-seed': 'danger',
  'other-draw': 'danger',
  'other-win': 'danger',
};

/** What repeating a round has shown. */
export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[verdict]}>{t(`fairness.verdicts.${verdict}`)}</Badge>;
}
