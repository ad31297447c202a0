import type { SlotTheme } from '../theme.ts';
import { JUNE_THEME } from './june-theme.ts';
import { MINE_THEME } from './mine-theme.ts';
import { SUMMER_THEME } from './summer-theme.ts';

const THEMES: readonly SlotTheme[] = [SUMMER_THEME, JUNE_THEME, MINE_THEME];

/** The theme that a title asks for as its look. @throws RangeError */
export function themeOf(look: string): SlotTheme {
  const theme = THEMES.find(({ key }) => key === look);
  if (!theme) throw new RangeError(`there is no theme ${look}`);
  return theme;
}
