import { useEffect, useRef, type RefObject } from 'react';
import { gameMessageOf, type GameMessage } from './game-message.ts';

/** Listens to the game in the frame, and to nobody else: window and origin have to be the game's. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: GameMessage) => void,
): void {
  const latest = useRef(onMessage);
  useEffect(() => void (latest.current = onMessage));
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow)
        return;
      const message = gameMessageOf(event.data);
      if (message) latest.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
}
