/** Stands for every symbol that pays; on the reels in the middle only. */
export const WILD = 0;
/** Begins free spins. */
export const SCATTER = 1;
/** Symbols from here on pay: five pictures, the best first, then four letters. */
export const FIRST_PAYING = 2;
export const SYMBOL_COUNT = 11;
