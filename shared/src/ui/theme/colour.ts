/** Colour arithmetic of the themes: WCAG contrast and mixing, on `#rrggbb` strings only. */
type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** `share` (0 to 1) of `to` in `from`, mixed in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  const mixed = rgbOf(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The least change of `colour` towards `towards` that reaches the contrast `ratio` on every one of `grounds`.
 *
 * @returns `towards` itself when nothing less is enough
 */
export function reach(colour: string, towards: string, ratio: number, grounds: readonly string[]): string {
  // Themes are derived while the page starts: each luminance is worked out once.
  const under = grounds.map(luminance);
  for (let percent = 0; percent < 100; percent += 2) {
    const candidate = mix(colour, towards, percent / 100);
    const own = luminance(candidate);
    if (under.every((ground) => contrastOf(own, ground) >= ratio)) return candidate;
  }
  return towards;
}

/** `rgb(r g b / alpha)` of a `#rrggbb` colour. */
export function fade(hex: string, alpha: number): string {
  return `rgb(${rgbOf(hex).join(' ')} / ${alpha})`;
}
