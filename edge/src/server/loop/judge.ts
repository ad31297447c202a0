/** How a version fared in page views: each counts once. */
export interface Fared {
  readonly failed: number;
  readonly views: number;
  /** Networks among the failed views. */
  readonly networks: number;
}

export type Verdict = 'fine' | 'suspect' | 'worse';

/** Fewer are the trouble of single players. */
export const FEWEST_FAILED = 5;
/** A single sender is no evidence, whatever it sends. */
export const FEWEST_NETWORKS = 3;
/** A version may do so much worse than the one before: 3 of 100 views. */
const MARGIN = 0.03;
/** Standard deviations. A version is looked at every second for hours, so chance gets many tries. */
const Z = 3;
/** With fewer views nobody knows how the version before did, and it counts as one that fails so often. */
const KNOWN_FROM_VIEWS = 20;
const UNKNOWN_RATE = 0.1;

/**
 * Whether a version does worse than the one before it: the smallest difference of their shares of failed views that their views leave
 * likely is more than a margin. And not worse than everything else at the same time: when all areas fail, it is not this one. Pure.
 * Source: the Wilson score interval, and Newcombe's for a difference (1998, method 10); docs/decisions/0061.
 */
export function judge(candidate: Fared, before: Fared, elsewhere: Fared): Verdict {
  const { failed, views, networks } = candidate;
  if (failed === 0) return 'fine';
  const share = failed / views;
  const lowest = wilson(candidate, -1);
  const { usual, highest } = usualOf(before);
  const around = elsewhere.views < KNOWN_FROM_VIEWS ? 0 : elsewhere.failed / elsewhere.views;
  const difference = share - usual - Math.hypot(share - lowest, highest - usual);
  const isEnough = failed >= FEWEST_FAILED && networks >= FEWEST_NETWORKS;
  if (isEnough && difference > MARGIN && lowest > around + MARGIN) return 'worse';
  return failed >= 2 && share > Math.max(highest, around) + MARGIN ? 'suspect' : 'fine';
}

function usualOf(before: Fared) {
  if (before.views < KNOWN_FROM_VIEWS) return { usual: UNKNOWN_RATE, highest: UNKNOWN_RATE };
  return { usual: before.failed / before.views, highest: wilson(before, 1) };
}

/** An end of the interval in which the true share lies. */
function wilson({ failed, views }: Fared, side: 1 | -1): number {
  const share = failed / views;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * views);
  const half = Z * Math.sqrt((share * (1 - share)) / views + z2 / (4 * views * views));
  return (centre + side * half) / (1 + z2 / views);
}
