import { useEffect, useState } from 'react';
import { useSheet } from '@mosaico/shared/area';

/**
 * The rules that a game shows over itself, as a sheet of this screen: "back" closes them, not the game.
 *
 * @param leave where a press on the way out leads once their entry in the history is gone
 */
export function useGameRules(leave: () => void) {
  const { isOpen, open, close } = useSheet('rules');
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving || isOpen) return;
    setLeaving(false);
    leave();
  }, [isLeaving, isOpen, leave]);
  return {
    isOpen,
    /** The game has opened or closed them. */
    follow: (isShown: boolean) => (isShown ? open() : close()),
    leave() {
      setLeaving(true);
      close();
    },
  };
}
