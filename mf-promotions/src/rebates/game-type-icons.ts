import type { IconName } from '@mosaico/shared/ui';
import type { Rebates } from './ClaimCard.tsx';

export type GameType = Rebates['list'][number]['game_type'];

export const GAME_TYPE_ICONS: Readonly<Record<GameType, IconName>> = {
  slot: 'slot',
  crash: 'rocket',
  mines: 'bolt',
  plinko: 'ball',
  dice: 'dice',
  live: 'live',
};
