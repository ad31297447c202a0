/** Of every picture of a table; the site keeps room of this shape. */
const [WIDTH, HEIGHT] = [320, 150];

interface Parts {
  /** Light above, and the dark around it. */
  readonly ground: readonly [light: string, dark: string];
  readonly style: string;
  readonly content: string;
}

/** A picture of a table on its ground. It moves by its own style, once, and not for who wants no motion. */
export function tableSvg({ ground: [light, dark], style, content }: Parts): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<style>${style}@media (prefers-reduced-motion:reduce){*{animation:none!important}}</style>` +
    `<radialGradient id="g" cy=".2" r=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${content}</svg>`
  );
}

/** Text in the middle of a place. */
export function svgText(x: number, y: number, size: number, fill: string, text: string): string {
  return `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;
}
