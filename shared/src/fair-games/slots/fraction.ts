/** An exact number: numerator and denominator, the latter above zero. Not shortened. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  return { over: BigInt(over), under: BigInt(under) };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return shortened(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return shortened(a.over * b.over, a.under * b.under);
}

/** Hundredths of a percent, rounded down: what is promised is never more than what is so. */
export function hundredthsOfPercent({ over, under }: Fraction): number {
  return Number((over * 10_000n) / under);
}

export function toNumber({ over, under }: Fraction): number {
  return Number((over * 10n ** 15n) / under) / 1e15;
}

function shortened(over: bigint, under: bigint): Fraction {
  let [a, b] = [over < 0n ? -over : over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? { over: over / a, under: under / a } : { over, under };
}
