import { useEffect, useState } from 'react';
import { timeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale, VisuallyHidden } from '@mosaico/shared/ui';
import { timePlayed } from './time-played.ts';

/** The time of day in São Paulo, and how long this visit to the game has lasted. */
export function GameClock() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [beganAt] = useState(() => new Date());
  const [now, setNow] = useState(beganAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p css={times}>
      <time dateTime={now.toISOString()}>{timeText(now.toISOString(), locale)}</time>
      <span>
        <VisuallyHidden>{t('game.played')} </VisuallyHidden>
        {timePlayed(now.getTime() - beganAt.getTime(), locale)}
      </span>
    </p>
  );
}

const times = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[2],
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  lineHeight: 1.25,
} as const;
