import { unitsOf, type SlotRound, type Spin } from './slot-round.ts';

/**
 * Plays the paid spin and every free spin that it leads to. Free spins can give more of them.
 *
 * @param spinOnce plays a spin: whether it is free, and how many free spins were given before
 */
export function playSpins(spinOnce: (isFree: boolean, given: number) => Spin): SlotRound {
  const spins = [spinOnce(false, 0)];
  let given = spins[0]?.awarded ?? 0;
  for (let played = 0; played < given; played += 1) {
    const spin = spinOnce(true, given);
    given += spin.awarded;
    spins.push(spin);
  }
  return { spins, hold: null, units: unitsOf(spins) };
}
