import { useEffect, useState } from 'react';
import { useFormatMoney } from '@mosaico/shared/area';
import { timeText, timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, tokens, useLocale } from '@mosaico/shared/ui';
import type { PlayerSession } from './BarNotice.tsx';

const TICK_MS = 10_000;
const MINUTE_MS = 60_000;

interface SessionCardProps {
  readonly session: PlayerSession;
  /** When the answer came, by the browser's clock. */
  readonly askedAtMs: number;
}

/** The session clock, and what has been played since the login. Source: G31. */
export function SessionCard({ session, askedAtMs }: SessionCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const minutes = useMinutesSince(session, askedAtMs);
  const facts = [
    ['played', timeSpan(session.played_minutes, locale)],
    ['staked', formatMoney(centavosFromWire(session.staked))],
    ['won', formatMoney(centavosFromWire(session.won))],
    ['net', formatMoney(centavosFromWire(session.net))],
  ] as const;
  return (
    <Card>
      <section aria-labelledby="rg-session">
        <h2 id="rg-session" css={label}>
          {t('rg.session.title')}
        </h2>
        <p role="timer" css={clock}>
          {timeSpan(minutes, locale)}
        </p>
        <p css={label}>{t('rg.session.since', { time: timeText(session.started_at, locale) })}</p>
        <dl css={grid}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt css={label}>{t(`rg.sum.${name}`)}</dt>
              <dd css={figure}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

/** Whole minutes since the login, by the server's clock and what has gone by here since its answer. */
function useMinutesSince({ started_at, now }: PlayerSession, askedAtMs: number): number {
  const [nowMs, setNowMs] = useState(askedAtMs);
  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  const passedMs = Math.max(0, nowMs - askedAtMs);
  return Math.floor((Date.parse(now) - Date.parse(started_at) + passedMs) / MINUTE_MS);
}

const label = {
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.regular,
  color: tokens.color.textMuted,
} as const;
const clock = {
  fontSize: tokens.font.size.huge,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.tight,
  fontVariantNumeric: 'tabular-nums',
} as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: tokens.space[4],
  margin: `${tokens.space[4]} 0 0`,
} as const;
const figure = {
  margin: 0,
  fontWeight: tokens.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
} as const;
