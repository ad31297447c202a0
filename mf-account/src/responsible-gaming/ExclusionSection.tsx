import { useState } from 'react';
import { isApiError, useApiMutation, usePlatform, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens, useLocale } from '@mosaico/shared/ui';
import type { PlayerSession } from './BarNotice.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import type { FarewellState } from './Farewell.tsx';
import { PATHS } from '../paths.ts';
import { Section } from './Section.tsx';
import { monthsText } from './duration-text.ts';

const MONTHS = [3, 6, 12, 24, 60];
const FOR_GOOD = 'indefinite';

/** Self-exclusion; who has excluded themselves can make it longer. Source: G31, R85. */
export function ExclusionSection({ session }: { readonly session: PlayerSession }) {
  const { t } = useTranslation();
  const sheet = useSheet('rg-exclude');
  if (session.is_excluded && session.excluded_until === null) return null;
  return (
    <Section id="rg-exclude" title={t('rg.exclude.title')}>
      <Card>
        <div css={layout}>
          <p css={text}>{t('rg.exclude.text')}</p>
          <Button variant="quiet" icon="shield" onClick={sheet.open}>
            {t(session.is_excluded ? 'rg.exclude.longer' : 'rg.exclude.open')}
          </Button>
        </div>
      </Card>
      {sheet.isOpen && <ExclusionSheet onClose={sheet.close} />}
    </Section>
  );
}

function ExclusionSheet({ onClose }: { readonly onClose: () => void }) {
  const { navigation, session } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const [trouble, setTrouble] = useState<string | null>(null);
  const excluding = useApiMutation('POST /api/rg/self-exclude', {
    async onSuccess({ data }) {
      // The server has ended every session; this one ends here. The screens that follow take the place of the sheet: closing it would lead back
      // in the history a moment later, over them.
      await session.logout();
      const state: FarewellState = { excluded: { until: data.excluded_until } };
      navigation.push(PATHS.responsibleGaming, state);
    },
    onError: (error) => setTrouble(isApiError(error) ? error.message : t('kit:networkError')),
  });
  return (
    <ChoiceSheet
      title={t('rg.exclude.title')}
      label={t('rg.exclude.howLong')}
      options={[
        ...MONTHS.map((months) => ({ value: String(months), label: monthsText(months, locale) })),
        { value: FOR_GOOD, label: t('rg.exclude.forGood') },
      ]}
      consequences={[
        t('rg.exclude.stops'),
        t('rg.exclude.keeps'),
        t('rg.exclude.endsBonus'),
        t('rg.exclude.logsOut'),
        t('rg.exclude.stays'),
      ]}
      agreement={t('rg.exclude.agree')}
      send={t('rg.exclude.send')}
      isSending={excluding.isPending}
      trouble={trouble}
      onSend={(months) =>
        excluding.mutate({ body: { months: months === FOR_GOOD ? FOR_GOOD : Number(months) } })
      }
      onClose={onClose}
    />
  );
}

const layout = { display: 'grid', justifyItems: 'start', gap: tokens.space[3] } as const;
const text = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
