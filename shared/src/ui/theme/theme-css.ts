import { colourProperty } from './tokens.ts';
import type { ColourName, Theme } from './themes.ts';

/**
 * The theme's custom properties as CSS text: one `:root` rule. Also used by the server for the first paint, before any script.
 *
 * @param selector where the properties apply; `:root` unless a preview shows several themes side by side
 */
export function themeCss(theme: Theme, selector = ':root'): string {
  const lines = (Object.entries(theme.color) as [ColourName, string][]).map(
    ([name, value]) => `${colourProperty(name)}:${value}`,
  );
  return `${selector}{color-scheme:dark;${lines.join(';')}}`;
}
