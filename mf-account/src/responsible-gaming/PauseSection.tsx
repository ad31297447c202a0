import { useEffect, useState } from 'react';
import { isApiError, useApiMutation, usePlatform, useQueryClient, useSheet } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { PLAY_BAR_HEADING } from '@mosaico/shared/play-bar';
import { Button, Card, tokens, useLocale } from '@mosaico/shared/ui';
import type { PlayerSession } from './BarNotice.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { Section } from './Section.tsx';
import { breakText } from './duration-text.ts';

const HOURS = [24, 72, 168, 360, 720];
const HOUR_MS = 60 * 60_000;

/** A break from playing and depositing; who takes one can make it longer. Source: G31. */
export function PauseSection({ session }: { readonly session: PlayerSession }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const sheet = useSheet('rg-pause');
  const [hasBegun, setBegun] = useState(false);
  // The notice of the break stands far above; the sheet gives the focus back to the button first.
  useEffect(() => {
    if (!hasBegun || sheet.isOpen) return;
    document.getElementById(PLAY_BAR_HEADING)?.focus();
    setBegun(false);
  }, [hasBegun, sheet.isOpen]);
  if (session.is_excluded) return null;
  const until = runningUntil(session);
  return (
    <Section id="rg-pause" title={t('rg.pause.title')}>
      <Card>
        <div css={layout}>
          <p css={text}>
            {until
              ? t('rg.pause.running', { date: dateTimeText(until, locale, 'long') })
              : t('rg.pause.text')}
          </p>
          <Button variant="quiet" icon="pause" onClick={sheet.open}>
            {t(until ? 'rg.pause.longer' : 'rg.pause.open')}
          </Button>
        </div>
      </Card>
      {sheet.isOpen && <PauseSheet session={session} onBegun={() => setBegun(true)} onClose={sheet.close} />}
    </Section>
  );
}

interface PauseSheetProps {
  readonly session: PlayerSession;
  readonly onBegun: () => void;
  readonly onClose: () => void;
}

function PauseSheet({ session: playing, onBegun, onClose }: PauseSheetProps) {
  const { notices, session } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const queries = useQueryClient();
  const isRunning = runningUntil(playing) !== null;
  const [trouble, setTrouble] = useState<string | null>(null);
  const pausing = useApiMutation('POST /api/rg/pause', {
    async onSuccess({ message }) {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['GET /api/rg/session'] }),
        session.refresh(),
      ]);
      notices.toast('success', message);
      onBegun();
      onClose();
    },
    onError: (error) => setTrouble(isApiError(error) ? error.message : t('kit:networkError')),
  });
  return (
    <ChoiceSheet
      title={t(isRunning ? 'rg.pause.longer' : 'rg.pause.title')}
      label={t('rg.pause.howLong')}
      options={hoursToChoose(playing).map((hours) => ({
        value: String(hours),
        label: breakText(hours, locale),
      }))}
      consequences={[t('rg.pause.stops'), t('rg.pause.keeps'), t('rg.pause.stays')]}
      send={t(isRunning ? 'rg.pause.longer' : 'rg.pause.send')}
      isSending={pausing.isPending}
      trouble={trouble}
      onSend={(hours) => pausing.mutate({ body: { hours: Number(hours) } })}
      onClose={onClose}
    />
  );
}

/** By the server's clock; null when no break is being taken. Pure. */
function runningUntil({ paused_until: until, now }: PlayerSession): string | null {
  return until !== null && until > now ? until : null;
}

/** A break is counted from now: those that would end before the running one change nothing. Pure. */
function hoursToChoose(session: PlayerSession): readonly number[] {
  const endMs = Date.parse(runningUntil(session) ?? session.now);
  const longer = HOURS.filter((hours) => Date.parse(session.now) + hours * HOUR_MS > endMs);
  return longer.length > 0 ? longer : HOURS.slice(-1);
}

const layout = { display: 'grid', justifyItems: 'start', gap: tokens.space[3] } as const;
const text = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
