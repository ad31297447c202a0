import { act } from '@testing-library/react';

/** Turns that follow a pause; what a screen does takes fewer of them, one after the other. */
const TURNS = 20;

/**
 * Lets at least this long pass, and then a number of turns: what takes several of them gets them, however slow the machine.
 * For what must not happen, and for timers of the product; what must appear is better waited for with `findBy`.
 */
export async function settle(ms = 0): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}
