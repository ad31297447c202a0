import type { SlotTheme } from './theme.ts';
import { CAVE_THEME } from './cave-theme.ts';
import { JUNE_THEME } from './june-theme.ts';
import { LAUNCH_THEME } from './launch-theme.ts';
import { MARKET_THEME } from './market-theme.ts';
import { MINE_THEME } from './mine-theme.ts';
import { PARADE_THEME } from './parade-theme.ts';
import { REEF_THEME } from './reef-theme.ts';
import { SUMMER_THEME } from './summer-theme.ts';
import { WOODS_THEME } from './woods-theme.ts';

/** Every theme of the slots of five reels. */
export const THEMES: readonly SlotTheme[] = [
  SUMMER_THEME,
  JUNE_THEME,
  MINE_THEME,
  MARKET_THEME,
  REEF_THEME,
  CAVE_THEME,
  WOODS_THEME,
  LAUNCH_THEME,
  PARADE_THEME,
];

/** The theme that a title asks for as its look. @throws RangeError */
export function themeOf(look: string): SlotTheme {
  const theme = THEMES.find(({ key }) => key === look);
  if (!theme) throw new RangeError(`there is no theme ${look}`);
  return theme;
}
