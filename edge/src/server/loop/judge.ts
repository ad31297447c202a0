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
 * Whether a version does worse than the one before it: the lowest share of failed views that its own views leave likely is higher
 * than the highest one of the version before, and more than a margin above. And not worse than everything else at the same time:
 * when all areas fail, it is not this one. Pure. Source: the Wilson score interval; docs/decisions/0061.
 */
export function judge(candidate: Fared, before: Fared, elsewhere: Fared): Verdict {
  const usual = Math.max(highest(before), elsewhere.views < KNOWN_FROM_VIEWS ? 0 : rate(elsewhere));
  const { failed, networks } = candidate;
  const isEnough = failed >= FEWEST_FAILED && networks >= FEWEST_NETWORKS;
  if (isEnough && wilson(candidate, -1) > usual + MARGIN) return 'worse';
  return failed >= 2 && rate(candidate) > usual + MARGIN ? 'suspect' : 'fine';
}

function highest(fared: Fared): number {
  return fared.views < KNOWN_FROM_VIEWS ? UNKNOWN_RATE : wilson(fared, 1);
}

function rate({ failed, views }: Fared): number {
  return failed / views;
}

/** An end of the interval in which the true share lies. */
function wilson({ failed, views }: Fared, side: 1 | -1): number {
  const share = failed / views;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * views);
  const half = Z * Math.sqrt((share * (1 - share)) / views + z2 / (4 * views * views));
  return (centre + side * half) / (1 + z2 / views);
}
