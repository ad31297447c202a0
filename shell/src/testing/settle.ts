import { act } from '@testing-library/react';

/** Turns that follow a pause; no screen needs as many. */
const TURNS = 20;

/**
 * Lets at least this long pass and then a number of turns, so that work of several turns ends on a slow machine too.
 * For checking that something does not happen, and for timers of the product; wait with `findBy` for what must appear.
 */
export async function settle(ms = 0): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}
