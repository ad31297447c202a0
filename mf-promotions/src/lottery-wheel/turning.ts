/** Whole turns of a spin, before the wheel comes to its prize. */
const TURNS = 6;
/** How long the wheel turns. */
export const TURNING_MS = 5_200;

/**
 * Where a spin ends: after some turns the middle of the segment is below the pointer, which is at the top. Segments lie clockwise, the first one with
 * its middle at the top.
 *
 * @param from degrees, clockwise, that the wheel stands at
 * @returns degrees; always further than `from`
 */
export function turnsTo(from: number, segment: number, segments: number): number {
  const target = (360 - (segment * 360) / segments) % 360;
  const rest = (((target - from) % 360) + 360) % 360;
  return from + TURNS * 360 + rest;
}
