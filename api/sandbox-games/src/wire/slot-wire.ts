/** A round of a slot of five reels: what was drawn, in order. The engine's own function makes the round of it again. */
export interface SlotPicture {
  readonly draws: readonly number[];
}

/** A row of the pay table: a symbol on so many reels from the left. */
export interface SlotPay {
  readonly symbol: number;
  readonly reels: number;
  /** Of the bet, in units of which `UNITS_PER_BET` are one bet. */
  readonly units: number;
  /** Comes once in so many spins: on a line, or, where lines do not count, in the picture that comes first. */
  readonly oneIn: number;
}

/** How far single rounds lie from the average. */
export type SlotVolatility = 'low' | 'medium' | 'high';

/** What the rules of a slot of lines show; with the table's name the page can show the rounds themselves. */
export interface LinesRules {
  readonly table: string;
  readonly volatility: SlotVolatility;
  readonly pays: readonly SlotPay[];
  /** A spin in so many gives free ones. */
  readonly freeSpinsOneIn: number;
}

/** The same for a slot of lines with hold and spin. */
export interface HoldRules {
  readonly table: string;
  readonly volatility: SlotVolatility;
  readonly pays: readonly SlotPay[];
  /** A spin in so many begins hold and spin. */
  readonly holdOneIn: number;
  /** One of so many that six coins begin fills every place. */
  readonly fullOneIn: number;
}

/** The same for a slot of ways. */
export interface WaysRules {
  readonly table: string;
  readonly volatility: SlotVolatility;
  readonly pays: readonly SlotPay[];
}
