import { useEffect, useState, type ComponentType } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { reminderChunk } from './reminder-chunk.ts';
import type { ReminderDialogProps } from './ReminderDialog.tsx';

const LOOK_AGAIN_MS = 500;

interface Wish {
  /** There is something to show, and the player has not closed it. */
  readonly isWanted: boolean;
  /** Its entry of the history is the current one. */
  readonly isOpen: boolean;
  /** A member is on Home, and has been there before in this session. */
  readonly isBackHome: boolean;
  /** How long a member sees Home before it comes. */
  readonly lookMs: number;
}

/**
 * Opens the reminder when it is wanted and disturbs nobody: for a member who is back on Home and has seen it for a while, nothing else
 * open, no round or payment under way, nothing being typed. What draws it is loaded before, or afterwards when "forward" leads to its
 * entry.
 *
 * @returns what draws it, once it is here
 */
export function useOpening({
  isWanted,
  isOpen,
  isBackHome,
  lookMs,
}: Wish): ComponentType<ReminderDialogProps> | null {
  const { bus, busy, modals, notices } = useShell().platform;
  const modal = useReactive(modals.current);
  const question = useReactive(notices.question);
  const [loaded, setLoaded] = useState(reminderChunk.loaded);
  const isDue = isWanted && modal === null && question === null && isBackHome;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = afterFirstArea(bus, () => void (timer = setTimeout(() => void open(), lookMs)));
    return () => {
      callOff();
      clearTimeout(timer);
      stop.abort();
    };
  }, [isDue, bus, busy, modals, lookMs]);

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
