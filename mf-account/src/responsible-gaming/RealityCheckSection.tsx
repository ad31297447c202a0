import { isApiError, useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import {
  REALITY_CHECK_MINUTES,
  REALITY_CHECK_CHOICES,
  type RealityCheckMinutes,
} from '@mosaico/shared/rules';
import { Card, Chips, useLocale } from '@mosaico/shared/ui';
import type { PlayerSession } from './BarNotice.tsx';
import { Section } from './Section.tsx';

const MINUTES_OF = { '15': 15, '30': 30, '60': 60 } as const satisfies Record<
  `${RealityCheckMinutes}`,
  RealityCheckMinutes
>;
const OPTIONS = REALITY_CHECK_CHOICES.map((minutes) => `${minutes}` as const);

/** How often a game stops to say how long the player has been here; the press is the choice. Source: G31. */
export function RealityCheckSection({ session }: { readonly session: PlayerSession }) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const queries = useQueryClient();
  const saving = useApiMutation('POST /api/rg/reality-check', {
    async onSuccess({ message }) {
      await queries.invalidateQueries({ queryKey: ['GET /api/rg/session'] });
      notices.toast('success', message);
    },
    onError: (refusal) =>
      notices.toast('error', isApiError(refusal) ? refusal.message : t('kit:networkError')),
  });
  const wanted = saving.isPending ? saving.variables.body.minutes : session.reality_check_minutes;
  return (
    <Section id="rg-check" title={t('rg.check.title')} intro={t('rg.check.text')}>
      <Card>
        <Chips
          label={t('rg.check.every')}
          options={OPTIONS.map((value) => ({ value, label: timeSpan(Number(value), locale) }))}
          value={`${wanted ?? REALITY_CHECK_MINUTES}` as const}
          onChange={(value) => saving.mutate({ body: { minutes: MINUTES_OF[value] } })}
        />
      </Card>
    </Section>
  );
}
