import type { Composition } from '../composition.ts';

/**
 * What a browser gets in which some versions of the shell have failed: the live site, or that of the last good shell.
 * @returns null when both have failed
 */
export function compositionWithout(failed: readonly string[], live: Composition): Composition | null {
  const hasFailed = ({ map }: Composition) => failed.includes(map.shell);
  if (!hasFailed(live)) return live;
  return live.fallback && !hasFailed(live.fallback) ? live.fallback : null;
}
