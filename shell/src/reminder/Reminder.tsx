import { useEffect, useRef } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useShell } from '../shell-context.ts';
import { useAdvertisement } from './useAdvertisement.ts';
import { useOpening } from './useOpening.ts';

/** Long enough to see what Home has. */
const LOOK_MS = 4_000;

interface ReminderProps {
  /** A member is on Home, and has been there before in this session. */
  readonly isBackHome: boolean;
  /** How long a member sees Home before it comes. */
  readonly lookMs?: number;
}

/**
 * The site's advertisement over Home (R77 to R79), for a member who comes back to it. It waits until Home has been seen and for a quiet
 * moment, and never covers another modal or another page. It is an entry of the history like every modal: "back" closes it
 * and stays on the page. Once closed it stays closed, also when "forward" leads to its entry.
 */
export function Reminder({ isBackHome, lookMs = LOOK_MS }: ReminderProps) {
  const { platform, reminder } = useShell();
  const { modals, navigation } = platform;
  const advertisement = useAdvertisement();
  const { isModalOpened, isReminderOff } = useReactive(reminder.state);
  const isOpen = useReactive(modals.current) === 'reminder';
  const isWanted = advertisement !== null && isModalOpened && !isReminderOff;
  const id = advertisement?.id;
  const isToBeOff = useRef(false);
  const wasShown = useRef(false);

  useEffect(() => {
    if (id !== undefined) reminder.recall(id);
  }, [id, reminder]);
  const Dialog = useOpening({ isWanted, isOpen, isBackHome, lookMs });
  const isShown = isOpen && isWanted && Dialog !== null;

  useEffect(() => {
    if (isOpen && !isWanted) modals.close();
    if (isShown) wasShown.current = true;
    else if (wasShown.current) {
      wasShown.current = false;
      reminder.close();
      if (isToBeOff.current && id !== undefined) reminder.turnOff(id);
    }
  }, [isOpen, isWanted, isShown, id, modals, reminder]);

  if (!isShown) return null;
  return (
    <Dialog
      {...advertisement}
      onClose={modals.close}
      onAction={(to) => navigation.push(to)}
      onTurnOff={(isOff) => void (isToBeOff.current = isOff)}
    />
  );
}
