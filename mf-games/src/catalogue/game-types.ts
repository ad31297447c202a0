import type { Game } from '@mosaico/shared/api';
import type { IconName } from '@mosaico/shared/ui';

export type GameType = Game['game_type'];

/** The kinds of games, in the order in which they are offered, each with its picture (A52). */
export const TYPE_ICONS = {
  slot: 'slot',
  crash: 'rocket',
  mines: 'bolt',
  plinko: 'ball',
  dice: 'dice',
  live: 'wheel',
} as const satisfies Readonly<Record<GameType, IconName>>;

export const GAME_TYPES = Object.keys(TYPE_ICONS) as readonly GameType[];
