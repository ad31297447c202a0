import { Text, type TextStyleOptions } from 'pixi.js';

/** The site's typeface, as the style around the picture names it (frame.css). */
const FAMILY = "'Bricolage', system-ui, sans-serif";

export interface Lettering {
  readonly sizePx: number;
  readonly colour: string;
  /** Behind the letters, so that they are read on anything. */
  readonly outline?: string;
}

/** A line of text on the stage, in the site's typeface; its middle is its place. */
export function lettering(text: string, look: Lettering): Text {
  return new Text({
    text,
    style: styleOf(look),
    anchor: 0.5,
    resolution: Math.max(2, window.devicePixelRatio),
  });
}

function styleOf({ sizePx, colour, outline }: Lettering): TextStyleOptions {
  return {
    fontFamily: FAMILY,
    fontSize: sizePx,
    fontWeight: '800',
    fill: colour,
    ...(outline && { stroke: { color: outline, width: Math.max(2, sizePx * 0.16), join: 'round' } }),
  };
}

/** The typeface has come; a device that cannot load it writes with its own. */
export async function lettersReady(): Promise<void> {
  await document.fonts.load(`800 16px ${FAMILY}`, 'R$ 0123456789×').catch(() => []);
}
