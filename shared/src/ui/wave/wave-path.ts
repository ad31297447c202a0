/** Shape of one wave band, in user units of the drawing. */
export interface WaveShape {
  /** Length of one full swing. */
  readonly wavelength: number;
  /** Height of the swing above and below the middle. */
  readonly amplitude: number;
  /** Thickness of the band where it is widest. */
  readonly thickness: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * The band of the promenade wave as closed path data: `count` swings from `x`, around the height `y`.
 * Its lower edge lags a little behind the upper one, so that the band swells and thins like laid stone. Pure.
 */
export function wavePath(
  { wavelength, amplitude, thickness }: WaveShape,
  x: number,
  y: number,
  count: number,
): string {
  const half = wavelength / 2;
  const bend = half * 0.58;
  const lag = wavelength * 0.07;
  const there = [`M${round(x)} ${round(y)}`];
  const back: string[] = [];
  for (let swing = 0; swing < count * 2; swing += 1) {
    const rise = swing % 2 === 0 ? -amplitude * 1.7 : amplitude * 1.7;
    there.push(curve(x + swing * half, y, half, bend, rise));
    back.unshift(curve(x + lag + (swing + 1) * half, y + thickness, -half, -bend, rise));
  }
  const end = x + count * wavelength;
  return `${there.join('')}L${round(end + lag)} ${round(y + thickness)}${back.join('')}Z`;
}

function curve(fromX: number, y: number, step: number, bend: number, rise: number): string {
  const points = [fromX + bend * 0.72, y + rise, fromX + step - bend * 0.72, y + rise, fromX + step, y];
  return `C${points.map(round).join(' ')}`;
}
