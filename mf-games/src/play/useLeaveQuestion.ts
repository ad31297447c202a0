import { useEffect, useRef, useState } from 'react';
import { usePlatform, useReactive, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';

/**
 * Asks a player who leaves in the middle of a round that goes on without them. Such a round has an entry of its own in the history, so that
 * "back" asks too; the browser itself asks who closes or reloads the page.
 *
 * @param leave where a player who leaves is led once that entry is gone
 */
export function useLeaveQuestion(leave: () => void) {
  const { notices, sheets } = usePlatform();
  const { t } = useTranslation();
  const { isOpen, open, close } = useSheet('round');
  const isAnyOpen = useReactive(sheets.isAnyOpen);
  /** What becomes of the round that is played; null where there is none, or leaving changes nothing. */
  const [whenLeft, setWhenLeft] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const wasOpen = useRef(false);
  /** The entry is being left because the round has ended: that is no "back" of the player's. */
  const isClosing = useRef(false);

  async function ask(question: string): Promise<void> {
    setAsking(true);
    const isSure = await notices.confirm(question, t('game.close'));
    setAsking(false);
    if (isSure) goOut();
  }
  function goOut(): void {
    setWhenLeft(null);
    setLeaving(true);
  }

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- follows the history and the answers, of which each draws this anew
  useEffect(() => {
    const isBack = wasOpen.current && !isAnyOpen && !isClosing.current;
    wasOpen.current = isOpen;
    if (!isOpen) isClosing.current = false;
    if (isAsking) return;
    if (whenLeft === null) {
      if (isOpen) {
        isClosing.current = true;
        close();
      } else if (isLeaving) {
        setLeaving(false);
        leave();
      }
    } else if (isBack) void ask(whenLeft);
    else if (!isAnyOpen) open();
  });
  useEffect(() => {
    if (whenLeft === null) return undefined;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    return () => window.removeEventListener('beforeunload', stop);
  }, [whenLeft]);

  return {
    /** A round has begun or ended. */
    follow: setWhenLeft,
    leave: () => (whenLeft === null ? goOut() : void ask(whenLeft)),
  };
}
