import type { AreaCount } from './area-counters.ts';

/** Fewer reports are the trouble of single players. */
const FEWEST_FAILURES = 5;
/** More than this share of the tries in browsers failed. Low, because a fallback has to work where another version did not. */
const MOST_FAILING = 0.1;

/** Versions that fail in browsers, as `<area>@<version>`, by what has been counted. */
export function failingVersions(counts: readonly AreaCount[]): ReadonlySet<string> {
  const failing = counts.filter(
    ({ ready, failed }) => failed >= FEWEST_FAILURES && failed > MOST_FAILING * (ready + failed),
  );
  return new Set(failing.map(({ area, version }) => `${area}@${version}`));
}
