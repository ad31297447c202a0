import type { Brand, CoverFamily } from '@mosaico/shared/game-wallet';
import type { TitleShapeName } from '../../art/symbols/titles/title-shapes.ts';
import type { EngineName } from '../../wire/game-wire.ts';
import { DUEL_TITLES } from './duel-titles.ts';
import { editionsOf } from './editions.ts';
import { INSTANT_TITLES } from './instant-titles.ts';
import { REELS_TITLES } from './reels-titles.ts';
import { SLOT_TITLES } from './slot-titles.ts';

/** Studios of our own invention. */
export const BRANDS: readonly Brand[] = [
  { key: 'calcada', name: 'Calçada Studio', icon: 'slot' },
  { key: 'ipe', name: 'Ipê Games', icon: 'star' },
  { key: 'farol', name: 'Farol Nove', icon: 'bolt' },
  { key: 'lua', name: 'Lua de Papel', icon: 'crown' },
];

export interface Title {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly engine: EngineName;
  /** Which of the engine's pay tables. */
  readonly table: string;
  /** Which of the engine's looks. */
  readonly look: string;
  /** The rarest symbol of a slot of three reels, which is its own, as its cover shows. */
  readonly rarest?: TitleShapeName;
  readonly cover: { readonly family: CoverFamily; readonly seed: number };
}

/** Every title. The place of a title is its id on the sites that have it: new ones come after all others. */
export const TITLES: readonly Title[] = [...REELS_TITLES, ...INSTANT_TITLES, ...SLOT_TITLES, ...DUEL_TITLES];

/** Other editions of these titles, for sites that want a large catalogue. Whether a site has them or not, they can be played. */
export const EDITIONS = editionsOf(TITLES);

const byCode = new Map([...TITLES, ...EDITIONS].map((title) => [title.code, title]));

/** The title or edition with this code, or null. */
export function titleOf(code: string): Title | null {
  return byCode.get(code) ?? null;
}
