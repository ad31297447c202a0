import { REALITY_CHECK_MINUTES } from '@mosaico/shared/rules';

const MINUTE_MS = 60_000;
export const CHECK_MS = REALITY_CHECK_MINUTES * MINUTE_MS;

/** How many half hours of a session have gone by. Pure. */
export function marksAfter(elapsedMs: number): number {
  return Math.max(0, Math.floor(elapsedMs / CHECK_MS));
}

/** Which half hour of which session the player has seen last. */
export interface SeenMark {
  readonly session: string;
  readonly mark: number;
}

/** What is stored of it; of another session, or damaged: nothing was seen. Pure. */
export function seenMark(stored: unknown, session: string): number {
  const { session: of, mark } = (stored ?? {}) as Partial<SeenMark>;
  return of === session && typeof mark === 'number' ? mark : 0;
}
