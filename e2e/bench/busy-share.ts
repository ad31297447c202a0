import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 400;

/** Does nothing for a moment. @returns the share of the machine's processors that others have used meanwhile, from 0 to 1 */
export async function busyShare(): Promise<number> {
  const before = times();
  await sleep(PAUSE_MS);
  const after = times();
  const all = after.all - before.all;
  return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
}

function times(): { readonly all: number; readonly idle: number } {
  const sums = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    all: user + nice + sys + idle + irq,
    idle,
  }));
  return sums.reduce((one, other) => ({ all: one.all + other.all, idle: one.idle + other.idle }), {
    all: 0,
    idle: 0,
  });
}
