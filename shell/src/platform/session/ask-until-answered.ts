import { createWaits, type PagePresence, type Waits } from './waits.ts';

/**
 * Asks at once, then again and again with growing pauses, until there is an answer.
 *
 * @param ask one attempt; it gets the pauses, to end or shorten them, and answers true when it need not be repeated
 */
export async function askUntilAnswered(
  presence: PagePresence,
  ask: (waits: Waits) => Promise<boolean>,
): Promise<void> {
  const waits = createWaits(presence);
  try {
    while (!(await ask(waits))) await waits.next();
  } finally {
    waits.stop();
  }
}
