/** How a shell did not come up. */
export interface Failure {
  /** Its scripts did not arrive; nothing was drawn in time; it threw. */
  readonly stage: 'load' | 'ready' | 'render';
  readonly message: string;
  /** None of its scripts is still under way. */
  readonly isOver: boolean;
}

/** From the arrival of the last script on, so that a slow network does not count. Slow phones need some seconds. */
const READY_DEADLINE_MS = 30_000;
/** A shell that throws may come up all the same; of one that has lost a script, the others may be under way. */
const GRACE_MS = 2_000;

/**
 * Watches one start of a shell. It has come up when it has drawn something in place of the first paint; from then on only an
 * error that leaves the page empty counts.
 *
 * @param urls addresses of its scripts
 * @param onFailure called once at most
 */
export function watchStart(
  urls: readonly string[],
  isDrawn: () => boolean,
  onFailure: (failure: Failure) => void,
): void {
  const underWay = new Set(urls);
  let isWatching = true;

  function failIn(waitMs: number, stage: Failure['stage'], message: string): void {
    setTimeout(() => {
      // The rest of the document is under way.
      if (document.readyState === 'loading') return failIn(waitMs, stage, message);
      if (!isWatching || isDrawn()) return;
      isWatching = false;
      onFailure({ stage, message, isOver: !underWay.size });
    }, waitMs);
  }
  function settle({ type, target }: Event): void {
    const { src } = target as HTMLScriptElement;
    if (!underWay.delete(src)) return;
    if (type === 'error') failIn(GRACE_MS, 'load', src);
    else if (!underWay.size) failIn(READY_DEADLINE_MS, 'ready', 'nothing was drawn');
  }
  /** Only what the shell itself throws counts, not what extensions of the browser do. */
  function hear(error: unknown, place: string): void {
    if (urls.some((url) => place.startsWith(url))) failIn(GRACE_MS, 'render', String(error));
  }

  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
  addEventListener('error', ({ message, filename }) => hear(message, filename));
  addEventListener('unhandledrejection', ({ reason }) => hear(reason, placeOf(reason)));
}

/** Where an error was made: the first address of its stack. */
function placeOf(error: unknown): string {
  const [, place = ''] = /(http[^\s)]+)/.exec(error instanceof Error ? String(error.stack) : '') || [];
  return place;
}
