import { keyframes } from '@emotion/react';
import { useId, useState } from 'react';
import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Icon, tokens } from '@mosaico/shared/ui';
import { heading } from '../game-card/heading.ts';
import { useMoreTexts } from '../texts/useMoreTexts.ts';
import { WinnerCard } from './WinnerCard.tsx';

/** Each has a cover, which is drawn of many elements, and passes by twice. */
const SHOWN = 8;
/** How long a card takes to pass by its own width. */
const SECONDS_PER_CARD = 4;

/** The latest larger wins, passing by; on sandbox sites they are drawn and said to be. Nothing where there are none. (G49) */
export function Winners() {
  const { t } = useTranslation();
  const { isReady } = useMoreTexts();
  const { data } = useApi('GET /api/games/winners', { query: {} });
  const id = useId();
  const [isPaused, setPaused] = useState(false);
  if (!isReady || !data || data.list.length === 0) return null;
  const winners = data.list.slice(0, SHOWN);
  return (
    <section aria-labelledby={id}>
      <div css={head}>
        <h2 id={id} css={[heading, { margin: 0 }]}>
          {t('winners.title')}
        </h2>
        {data.is_simulated === 1 && <Badge tone="neutral">{t('winners.simulated')}</Badge>}
        <button
          type="button"
          aria-pressed={isPaused}
          aria-label={t('winners.pause')}
          onClick={() => setPaused(!isPaused)}
          css={pause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={20} />
        </button>
      </div>
      <div css={pane}>
        <div css={[band, moving(winners.length), isPaused && { animationPlayState: 'paused' }]}>
          <ul css={row}>
            {winners.map((winner, place) => (
              <WinnerCard key={place} winner={winner} />
            ))}
          </ul>
          {/* The same once more, so that the band has no end: for eyes only, and only where it moves. */}
          <ul
            css={[row, { '@media (prefers-reduced-motion: reduce)': { display: 'none' } }]}
            aria-hidden
            inert
          >
            {winners.map((winner, place) => (
              <WinnerCard key={place} winner={winner} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const passing = keyframes({ to: { transform: 'translateX(-50%)' } });

const moving = (cards: number) =>
  ({
    animation: `${passing} ${cards * SECONDS_PER_CARD}s linear infinite`,
    // Stands still below a pointer; what has the focus can be scrolled to only where nothing has moved.
    '&:hover': { animationPlayState: 'paused' },
    '&:focus-within': { animation: 'none' },
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  }) as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  marginBottom: tokens.space[1],
} as const;
const pause = {
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
  marginLeft: 'auto',
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  cursor: 'pointer',
  color: tokens.color.textMuted,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
} as const;
const pane = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `-${tokens.space[4]}`,
  paddingInline: tokens.space[4],
} as const;
const band = { display: 'flex', width: 'max-content' } as const;
const row = {
  display: 'flex',
  gap: tokens.space[3],
  margin: 0,
  padding: `0 ${tokens.space[3]} 0 0`,
  listStyle: 'none',
} as const;
