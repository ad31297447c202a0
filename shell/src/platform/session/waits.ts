/** The parts of the browser that tell whether another attempt makes sense, and a source of random numbers. */
export interface PagePresence {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  };
  readonly random: () => number;
}

/** The pauses between the attempts of something that must succeed in the end. */
export interface Waits {
  /** Ends after a time, longer with each call, and only while the page is seen. Being seen again, or online again, ends it at once. */
  next(): Promise<void>;
  /** Ends the current pause. */
  hurry(): void;
  /** An attempt has succeeded: the next pause is the shortest again. */
  reset(): void;
  /** Ends the current pause and listens no more. */
  stop(): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Pauses of 1, 1, 2, 4 … 30 seconds, scattered so that a thousand players do not come back at the same moment. */
export function createWaits({ window, random }: PagePresence): Waits {
  const { document } = window;
  let failures = 0;
  let end: () => void = () => undefined;
  const isSeen = () => document.visibilityState === 'visible';
  const comeBack = () => isSeen() && end();
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', comeBack);

  return {
    next() {
      const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1));
      failures += 1;
      return new Promise((resolve) => {
        const timer = setTimeout(() => isSeen() && end(), waitMs * (0.5 + random() / 2));
        end = () => (clearTimeout(timer), resolve());
      });
    },
    hurry: () => end(),
    reset: () => void (failures = 0),
    stop() {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
      end();
    },
  };
}
