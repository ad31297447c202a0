import { useEffect } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/**
 * Asks for the member anew when an open game is left: play has changed more of them than the balance, which alone comes by itself, such as
 * their level and what is left to wager.
 */
export function useFreshAfterPlay(isOpen: boolean): void {
  const { session } = usePlatform();
  useEffect(() => (isOpen ? () => void session.refresh() : undefined), [isOpen, session]);
}
