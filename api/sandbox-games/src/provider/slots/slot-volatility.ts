import type { SlotVolatility } from '../../wire/slot-wire.ts';

/** How volatile a table of a slot is; the tables of all of them have these names. */
export const SLOT_VOLATILITY: Readonly<Record<'calm' | 'wave' | 'storm', SlotVolatility>> = {
  calm: 'low',
  wave: 'medium',
  storm: 'high',
};
