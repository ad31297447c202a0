import { THEME_ATTRIBUTE } from '../../contract/names.ts';
import { colourProperty } from './tokens.ts';
import { themes, type ColourName, type Theme } from './themes.ts';

/**
 * The theme's custom properties as CSS text: one rule.
 *
 * @param selector where the properties apply; `:root` unless a preview shows several themes side by side
 */
export function themeCss(theme: Theme, selector = ':root'): string {
  return `${selector}{color-scheme:dark;${linesOf(Object.entries(theme.color))}}`;
}

/**
 * Every theme at once, chosen by `<html data-theme="mare">`; without the attribute it is the default one. The others list only
 * what differs from it. Used for the first paint too, when the server knows the site of the host and no script has run.
 */
export function themesCss(): string {
  const { aurora, ...others } = themes;
  const differing = (theme: Theme) =>
    Object.entries(theme.color).filter(([name, value]) => value !== aurora.color[name as ColourName]);
  const rules = Object.values(others).map(
    (theme) => `html[${THEME_ATTRIBUTE}="${theme.name}"]{${linesOf(differing(theme))}}`,
  );
  return `${themeCss(aurora)}${rules.join('')}`;
}

function linesOf(colours: readonly (readonly [string, string])[]): string {
  return colours.map(([name, value]) => `${colourProperty(name as ColourName)}:${value}`).join(';');
}
