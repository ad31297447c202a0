import type { SlotVolatility } from '../../wire/slot-wire.ts';

/** The tables of all slots of five reels have these names. */
const VOLATILITY = { calm: 'low', wave: 'medium', storm: 'high' } as const;

/** How volatile a table of a slot of five reels is. */
export function slotVolatility(table: string): SlotVolatility {
  return VOLATILITY[table as keyof typeof VOLATILITY];
}
