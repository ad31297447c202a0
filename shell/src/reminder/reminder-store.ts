import type { Reactive } from '@mosaico/shared/contract';
import { readJson, type TextStorage } from '@mosaico/shared/storage';
import { createReactive } from '@mosaico/shared/reactive';

/** Whether the reminder may be shown: while it is opened and not off. */
interface ReminderState {
  /** The player wants no reminder of this content any more (R78). */
  readonly isReminderOff: boolean;
  /** It has not been closed in this session (R79). */
  readonly isModalOpened: boolean;
}

export interface Reminder {
  readonly state: Reactive<ReminderState>;
  /** Called with the content to show: reads whether this browser has turned it off. Content with another id is on again. */
  recall(contentId: string): void;
  /** The player has closed it: it stays closed for this session of the tab, over reloads too. */
  close(): void;
  /** "Don't show again": for this content, for good, on this device. */
  turnOff(contentId: string): void;
}

/** Storage keys. In local storage: `{"id":"…"}` of the content that is off; `*` is every content (kiosks, tests of the whole site). */
const REMINDER_OFF = 'isReminderOff';
const MODAL_OPENED = 'isModalOpened';
const EVERY_CONTENT = '*';

/** The store of the reminder, which begins with exactly the two defaults of the requirements (R78, R79, A15). */
export function createReminder(localStorage: TextStorage, sessionStorage: TextStorage): Reminder {
  const state = createReactive<ReminderState>({ isReminderOff: false, isModalOpened: true });
  const change = (changes: Partial<ReminderState>) => state.set({ ...state.value, ...changes });

  return {
    state,
    recall(contentId) {
      const off = offId(readJson(localStorage, REMINDER_OFF));
      change({
        isReminderOff: off === contentId || off === EVERY_CONTENT,
        isModalOpened: sessionStorage.getItem(MODAL_OPENED) !== 'false',
      });
    },
    close() {
      sessionStorage.setItem(MODAL_OPENED, 'false');
      change({ isModalOpened: false });
    },
    turnOff(contentId) {
      localStorage.setItem(REMINDER_OFF, JSON.stringify({ id: contentId }));
      change({ isReminderOff: true });
    },
  };
}

function offId(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'id' in stored ? stored.id : null;
}
