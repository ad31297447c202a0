import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { createLaterChunk } from '../quiet/later-chunk.ts';
import { useShell } from '../shell-context.ts';
import { useAdvertisement } from './useAdvertisement.ts';
import { useBackHome } from './useBackHome.ts';

const watchChunk = createLaterChunk(() => import(/* webpackChunkName: "reminder-watch" */ './Reminder.tsx'));

/**
 * The reminder, whose code comes after the page's first screen: for a member of a site with an advertisement, and where "back" or "forward"
 * leads to its entry. Whether the member is back on Home is watched from the first moment on. A load that fails is left at that.
 */
export function LaterReminder() {
  const { bus, modals, session } = useShell().platform;
  const isAdvertised = useAdvertisement() !== null;
  const isMember = useReactive(session.user) !== null;
  const isOpen = useReactive(modals.current) === 'reminder';
  const isBackHome = useBackHome();
  const [parts, setParts] = useState(watchChunk.loaded);
  const isNeeded = isOpen || (isAdvertised && isMember);
  useEffect(() => {
    if (parts || !isNeeded) return undefined;
    return afterFirstArea(bus, () => void watchChunk.load().then(setParts, () => undefined));
  }, [bus, isNeeded, parts]);
  return parts ? <parts.Reminder isBackHome={isBackHome} /> : null;
}
