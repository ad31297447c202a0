/** How numbers of a round are written. */
export interface Figures {
  /** 12.5 */
  readonly number: (value: number) => string;
  /** 4.87: a roll of the dice, as the game shows it. */
  readonly roll: (hundredths: number) => string;
  /** 12.5× from hundredths. */
  readonly times: (hundredths: number) => string;
  /** 12.50× from hundredths: a multiplier that rises, as the game shows it. */
  readonly multiplier: (hundredths: number) => string;
  /** Fields and reels, counted from 1. */
  readonly places: (from0: readonly number[]) => string;
}

export function figuresOf(locale: string): Figures {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    number: (value) => plain.format(value),
    roll: (hundredths) => exact.format(hundredths / 100),
    times: (hundredths) => `${plain.format(hundredths / 100)}×`,
    multiplier: (hundredths) => `${exact.format(hundredths / 100)}×`,
    places: (from0) => from0.map((place) => String(place + 1)).join(', '),
  };
}
