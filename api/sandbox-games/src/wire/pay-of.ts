import type { Pay, Reels } from './reels-wire.ts';

/** The row of a pay table that a picture wins, or null. */
export function payOf<Row extends Pick<Pay, 'pattern' | 'symbol'>>(
  pays: readonly Row[],
  reels: Reels,
): Row | null {
  const [first, ...others] = reels;
  const isThree = others.every((symbol) => symbol === first);
  const isPaid = ({ pattern, symbol }: Row) =>
    pattern === 'three'
      ? isThree && symbol === first
      : !isThree && reels.filter((shown) => shown === symbol).length === 2;
  return pays.find(isPaid) ?? null;
}
