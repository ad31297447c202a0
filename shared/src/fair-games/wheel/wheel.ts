import type { Draw } from '../draws.ts';

/**
 * The wheel: fifty segments of six kinds. The player puts the same stake on one kind or on several; the kind under the pointer pays its
 * multiplier of that stake. Segments x multiplier is 48 for every kind, so each bet returns exactly 96 %. Source: G14.
 */

/** Each stake is a whole multiple of this, in centavos. */
export const WHEEL_BET_UNIT = 1;

/** 96.00 %. */
export const WHEEL_RTP_HUNDREDTHS = 9_600;

export interface WheelKind {
  readonly segments: number;
  /** Of the stake on this kind, which comes with it. */
  readonly multiplier: number;
}

/** The kinds, the most frequent first. */
export const WHEEL_KINDS: readonly WheelKind[] = [
  { segments: 24, multiplier: 2 },
  { segments: 12, multiplier: 4 },
  { segments: 6, multiplier: 8 },
  { segments: 4, multiplier: 12 },
  { segments: 3, multiplier: 16 },
  { segments: 1, multiplier: 48 },
];

/** Kinds of the segments, clockwise: the frequent ones between the rare ones. */
export const WHEEL_SEGMENTS: readonly number[] = [
  5, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 4, 0, 1, 0, 1, 0, 3, 0, 2, 0, 1, 0, 4, 1, 0, 2, 0, 1, 0, 3, 0, 1,
  0, 2, 0, 1, 0, 4, 1, 0, 3, 0, 1, 0, 2, 0,
];

export interface WheelChoices {
  /** Kinds that the player has a stake on, in ascending order: at least one. */
  readonly kinds: readonly number[];
}

export interface WheelPicture {
  /** Of WHEEL_SEGMENTS. */
  readonly segment: number;
}

/** How a round of the wheel comes out. @param betCentavos the stakes on all kinds together */
export function drawWheel(
  draw: Draw,
  betCentavos: number,
  { kinds }: WheelChoices,
): { readonly picture: WheelPicture; readonly winCentavos: number } {
  const segment = draw(WHEEL_SEGMENTS.length);
  const kind = WHEEL_SEGMENTS[segment] ?? 0;
  const pays = kinds.includes(kind) ? (WHEEL_KINDS[kind]?.multiplier ?? 0) : 0;
  return { picture: { segment }, winCentavos: (betCentavos / kinds.length) * pays };
}
