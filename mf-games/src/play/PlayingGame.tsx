import { useRef, useState } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useApi } from '@mosaico/shared/area';
import { tokens } from '@mosaico/shared/ui';
import { gameOrigin } from '../catalogue/game-address.ts';
import { useGameMessages } from './useGameMessages.ts';

/**
 * The game as it plays by itself, over its cover, as soon as it is there. Nothing where the provider shows none, where the player wants no
 * motion, or saves data. It is only to be looked at: no press and no key reaches it.
 */
export function PlayingGame({ game }: { readonly game: Game }) {
  const [isWanted] = useState(wantsMotion);
  const preview = useApi(
    'GET /api/games/preview',
    { query: { game_id: game.game_id } },
    { enabled: isWanted },
  ).data;
  const path = preview?.path ?? '';
  const isOwn = path !== '' && gameOrigin(path, window.location.origin) !== null;
  return isOwn ? <Demonstration key={path} path={path} name={game.name} /> : null;
}

function Demonstration({ path, name }: { readonly path: string; readonly name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useGameMessages(frame, window.location.origin, ({ type }) => type === 'game:loaded' && setReady(true));
  return (
    <iframe
      ref={frame}
      src={path}
      title={name}
      aria-hidden
      tabIndex={-1}
      referrerPolicy="no-referrer"
      css={[whole, { opacity: isReady ? 1 : 0 }]}
    />
  );
}

function wantsMotion(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const whole = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  pointerEvents: 'none',
  transition: `opacity ${tokens.motion.base} ${tokens.motion.ease}`,
} as const;
