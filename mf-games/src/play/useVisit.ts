import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { useLocation } from '@mosaico/shared/router';
import { PATHS } from '../paths.ts';

/** What the history keeps of a visit to a game. */
interface VisitState {
  /** The name the lobby gave. */
  readonly name?: unknown;
  readonly isFromLobby?: unknown;
  /** The player was sent on to the game's own site. */
  readonly hasLeft?: unknown;
}

/**
 * One visit to a game: the name that the lobby gave, and the way back there. A player who comes back from a game's own site by the
 * browser's back is led on to the lobby, not into the game again.
 */
export function useVisit() {
  const { navigation } = usePlatform();
  const { name, isFromLobby, hasLeft } = (useLocation().state ?? {}) as VisitState;
  const [isBack] = useState(hasLeft === true);
  const leave = () => (isFromLobby === true ? navigation.go(-1) : navigation.replace(PATHS.home));
  useBack(isBack, hasLeft === true, leave);
  return { name: typeof name === 'string' ? name : null, isBack, leave };
}

/** Calls back when the page is loaded anew by going back, and when the browser had kept it as it was. */
function useBack(isBack: boolean, hasLeft: boolean, onBack: () => void): void {
  const latest = useRef({ hasLeft, onBack });
  useEffect(() => void (latest.current = { hasLeft, onBack }));
  useEffect(() => {
    if (isBack) latest.current.onBack();
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latest.current.hasLeft) latest.current.onBack();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [isBack]);
}
