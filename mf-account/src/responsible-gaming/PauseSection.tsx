import { useState } from 'react';
import { isApiError, useApiMutation, usePlatform, useQueryClient, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens, useLocale } from '@mosaico/shared/ui';
import type { PlayerSession } from './BarNotice.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { Section } from './Section.tsx';
import { breakText } from './duration-text.ts';

const HOURS = [24, 72, 168, 360, 720];

/** A break from playing and depositing. Source: G31. */
export function PauseSection({ session }: { readonly session: PlayerSession }) {
  const { t } = useTranslation();
  const sheet = useSheet('rg-pause');
  if (session.is_excluded) return null;
  return (
    <Section id="rg-pause" title={t('rg.pause.title')}>
      <Card>
        <div css={layout}>
          <p css={text}>{t('rg.pause.text')}</p>
          <Button variant="quiet" icon="pause" onClick={sheet.open}>
            {t('rg.pause.open')}
          </Button>
        </div>
      </Card>
      {sheet.isOpen && <PauseSheet onClose={sheet.close} />}
    </Section>
  );
}

function PauseSheet({ onClose }: { readonly onClose: () => void }) {
  const { notices, session } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const queries = useQueryClient();
  const [trouble, setTrouble] = useState<string | null>(null);
  const pausing = useApiMutation('POST /api/rg/pause', {
    async onSuccess({ message }) {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['GET /api/rg/session'] }),
        session.refresh(),
      ]);
      notices.toast('success', message);
      onClose();
    },
    onError: (error) => setTrouble(isApiError(error) ? error.message : t('kit:networkError')),
  });
  return (
    <ChoiceSheet
      title={t('rg.pause.title')}
      label={t('rg.pause.howLong')}
      options={HOURS.map((hours) => ({ value: String(hours), label: breakText(hours, locale) }))}
      consequences={[t('rg.pause.stops'), t('rg.pause.keeps'), t('rg.pause.stays')]}
      send={t('rg.pause.send')}
      isSending={pausing.isPending}
      trouble={trouble}
      onSend={(hours) => pausing.mutate({ body: { hours: Number(hours) } })}
      onClose={onClose}
    />
  );
}

const layout = { display: 'grid', justifyItems: 'start', gap: tokens.space[3] } as const;
const text = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
