import { useEffect, useState, type ComponentType } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { reminderChunk } from './reminder-chunk.ts';
import type { ReminderDialogProps } from './ReminderDialog.tsx';

const LOOK_AGAIN_MS = 500;

/**
 * Opens the reminder when it is wanted and disturbs nobody: on Home, after its first screen, nothing else open, no round or
 * payment under way, nothing being typed. What draws it is loaded before, or afterwards when "forward" leads to its entry.
 *
 * @returns what draws it, once it is here
 */
export function useOpening(isWanted: boolean, isOpen: boolean): ComponentType<ReminderDialogProps> | null {
  const { bus, busy, modals, navigation, notices } = useShell().platform;
  const { pathname } = useReactive(navigation.location);
  const modal = useReactive(modals.current);
  const question = useReactive(notices.question);
  const [loaded, setLoaded] = useState(reminderChunk.loaded);
  const isDue = isWanted && modal === null && question === null && pathname === PATHS.home;

  useEffect(() => {
    if (!isDue) return undefined;
    const stop = new AbortController();
    const open = async () => {
      // An advertisement that cannot be loaded is left out without a message.
      const parts = await reminderChunk.load().catch(() => null);
      if (stop.signal.aborted || !parts) return;
      setLoaded(parts);
      whenUndisturbing(
        () => busy.isHeld.value,
        () => modals.open('reminder'),
        stop.signal,
      );
    };
    const callOff = afterFirstArea(bus, () => void open());
    return () => {
      callOff();
      stop.abort();
    };
  }, [isDue, bus, busy, modals]);

  const isMissing = isOpen && isWanted && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    reminderChunk.load().then(setLoaded, modals.close);
  }, [isMissing, modals]);

  return loaded?.ReminderDialog ?? null;
}

/** Now, or as soon as the player is not in the middle of something. */
function whenUndisturbing(isHeld: () => boolean, run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!isHeld() && !isTyping() && !document.querySelector('dialog[open]')) return run();
  setTimeout(() => whenUndisturbing(isHeld, run, signal), LOOK_AGAIN_MS);
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
