/** What a member can limit, and over which period of the calendar in America/Sao_Paulo; weeks begin on Monday. Source: G31, A38. */
export const LIMIT_KINDS = ['deposit', 'loss', 'bet', 'time'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** The longest time of play that a limit can allow, in minutes: the whole period, of a month its longest. */
export const PERIOD_MINUTES: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
};

/** The smallest and the largest amount of a limit, in centavos. */
export const LIMIT_AMOUNT = { minCentavos: 1_00, maxCentavos: 10_000_000_00 } as const;

/** How long a raised limit waits until it counts. Source: G31. */
export const RAISE_WAITS_HOURS = 24;

/** How long a break from playing takes, in hours: one day to thirty. Source: G31. */
export const PAUSE_HOURS = { min: 24, max: 720 } as const;

/** How long a member can exclude themselves, in months, unless for good. Source: G31. */
export const EXCLUSION_MONTHS = { min: 1, max: 60 } as const;

/** How often a player can be told how long they have been here and what it has cost, in minutes. Source: G31. */
export const REALITY_CHECK_CHOICES = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof REALITY_CHECK_CHOICES)[number];

/** How often it is for who has chosen nothing. Source: G31. */
export const REALITY_CHECK_MINUTES: RealityCheckMinutes = 30;
