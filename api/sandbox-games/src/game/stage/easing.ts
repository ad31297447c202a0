/** How a motion runs: from 0 to 1, for a time from 0 to 1. */
export type Easing = (progress: number) => number;

export const linear: Easing = (progress) => progress;
/** Fast first, slower towards the end. */
export const easeOut: Easing = (progress) => 1 - (1 - progress) ** 3;
/** Beyond the end by a little, and back: what lands with weight. */
export const overshoot: Easing = (progress) => {
  const left = progress - 1;
  return 1 + 2.3 * left ** 3 + 1.3 * left ** 2;
};
