export const MINUTE_MS = 60_000;

/** The last moment of a session, in minutes from its beginning, at which a check was due; 0 before the first. Pure. */
export function lastMark(elapsedMs: number, everyMinutes: number): number {
  return Math.max(0, Math.floor(elapsedMs / MINUTE_MS / everyMinutes)) * everyMinutes;
}

/** How long it is until the next one, in milliseconds. Pure. */
export function nextMarkMs(elapsedMs: number, everyMinutes: number): number {
  const everyMs = everyMinutes * MINUTE_MS;
  return everyMs - (Math.max(0, elapsedMs) % everyMs);
}

/** Up to which minute of which session the player was told last. In minutes, because they may choose another interval meanwhile. */
export interface SeenMark {
  readonly session: string;
  readonly minute: number;
}

/** What is stored of it; of another session, or damaged: nothing was seen. Pure. */
export function seenMark(stored: unknown, session: string): number {
  const { session: of, minute } = (stored ?? {}) as Partial<SeenMark>;
  return of === session && typeof minute === 'number' ? minute : 0;
}
