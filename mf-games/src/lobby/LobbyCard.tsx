import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useIsFirstPaint } from '@mosaico/shared/area';
import { tokens } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameCard } from '../game-card/GameCard.tsx';
import { BetRange } from '../facts/BetRange.tsx';
import { PlayingGame } from '../play/PlayingGame.tsx';
import { useLongPress } from './useLongPress.ts';
import { useRest } from './useRest.ts';
import { useTurn } from './useTurn.ts';
import { Volatility } from './Volatility.tsx';

interface LobbyCardProps {
  readonly game: Game;
  readonly favourites: Favourites;
  readonly isInSight: boolean;
  readonly onOpen: (game: Game) => void;
  readonly onPreview: (game: Game) => void;
}

/**
 * A card of the lobby: it says how the wins come; a long press, or the keyboard's menu key, opens its preview. A mouse that rests on it is
 * shown the bets, and the game as it plays.
 */
export function LobbyCard({ game, favourites, isInSight, onOpen, onPreview }: LobbyCardProps) {
  // Not before a mouse is there: writing amounts of money costs a list of cards much.
  const [isPeekedAt, setPeekedAt] = useState(false);
  const rest = useRest();
  // A card that has come with the page has its cover already.
  const hasCome = useIsFirstPaint();
  const hasTurn = useTurn(isInSight || hasCome);
  const press = useLongPress(() => onPreview(game));
  const box = useRef<HTMLDivElement>(null);
  const beginRest = () => {
    setPeekedAt(true);
    rest.begin();
  };
  const beginOnce = useRef(beginRest);
  useEffect(() => {
    // A mouse that came before the page was taken over enters no more.
    if (box.current?.matches(':hover') && window.matchMedia(MOUSE).matches) beginOnce.current();
  }, []);
  const open = (event: MouseEvent) => {
    press.onClickCapture(event);
    // Before the link leads on: the entry in the history is still the lobby's.
    if (!event.isPropagationStopped() && (event.target as Element).closest('a')) onOpen(game);
  };
  return (
    <div
      ref={box}
      css={place}
      {...press}
      onClickCapture={open}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') beginRest();
      }}
      onPointerLeave={rest.end}
    >
      <GameCard
        game={game}
        favourites={favourites}
        isInSight={isInSight}
        hasTurn={hasTurn}
        aside={game.volatility && <Volatility of={game.volatility} />}
        overCover={rest.isLong && <PlayingGame game={game} />}
      />
      {isPeekedAt && (
        <div css={peek} aria-hidden data-peek>
          <BetRange game={game} />
        </div>
      )}
    </div>
  );
}

const MOUSE = '(hover: hover)';

const place = {
  position: 'relative',
  // A long press is ours: neither the browser's menu of links nor a selection.
  WebkitTouchCallout: 'none',
  '@media (hover: none)': { userSelect: 'none' },
  '&:not(:hover) > [data-peek]': { opacity: 0, transitionDelay: '0ms' },
} as const;
const peek = {
  position: 'absolute',
  insetInline: 6,
  bottom: 32,
  padding: `${tokens.space[2]} 4px`,
  borderRadius: tokens.radius.small,
  background: 'rgb(4 10 8 / .82)',
  color: '#fff',
  fontSize: '0.6875rem',
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  transition: `opacity ${tokens.motion.base} ${tokens.motion.ease} 350ms`,
  '@media (hover: none)': { display: 'none' },
} as const;
