/** How loudly a win is celebrated. */
export type WinTier = 'win' | 'big' | 'mega';

/** @param multiplier of the bet */
export function tierOf(multiplier: number): WinTier {
  if (multiplier >= 50) return 'mega';
  return multiplier >= 10 ? 'big' : 'win';
}
