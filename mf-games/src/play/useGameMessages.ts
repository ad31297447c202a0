import { useEffect, useRef, type RefObject } from 'react';

/** What a game tells the page around it. */
export type GameMessage =
  'game:loaded' | 'game:balance' | 'game:round-started' | 'game:round-ended' | 'game:close';

const TYPES: readonly string[] = [
  'game:loaded',
  'game:balance',
  'game:round-started',
  'game:round-ended',
  'game:close',
] satisfies GameMessage[];

/** Listens to the game in the frame, and to nobody else: window and origin have to be the game's. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (type: GameMessage) => void,
): void {
  const latest = useRef(onMessage);
  useEffect(() => void (latest.current = onMessage));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const type = typeOf(event.data);
      if (type) latest.current(type);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
}

function typeOf(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string')
    return null;
  return TYPES.includes(data.type) ? (data.type as GameMessage) : null;
}
