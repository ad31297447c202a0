import { setTimeout } from 'node:timers/promises';

/** Ends what hangs; a busy machine never needs it. */
const LONGEST_MS = 100_000;
const PAUSE_MS = 20;

/** Waits until it is so. */
export async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (Date.now() > endsAt) throw new Error('it has not come about');
    await setTimeout(PAUSE_MS);
  }
}
