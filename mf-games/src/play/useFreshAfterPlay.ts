import { useEffect } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/** What was played has changed more of the member than the balance, which alone comes by itself: the level, what is left to wager. Asked for when the game is left. */
export function useFreshAfterPlay(isOpen: boolean): void {
  const { session } = usePlatform();
  useEffect(() => (isOpen ? () => void session.refresh() : undefined), [isOpen, session]);
}
