/** The light of the hour on the coast. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night';

const HOUR = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
});

/** The light at an instant, by the clock of São Paulo. Pure. */
export function lightAt(instant: Date): Light {
  const hour = Number(HOUR.format(instant));
  if (hour < 5 || hour >= 19) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}

export interface CoastColours {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sea: readonly [string, string];
  /** Hills far away and near. */
  readonly hills: readonly [string, string];
  /** Sun or moon. */
  readonly disc: string;
  readonly sand: string;
  /** White and black stones of the promenade. */
  readonly stones: readonly [string, string];
  readonly trunk: string;
  readonly leaves: readonly [string, string];
  /** CSS filter of what stands in front. */
  readonly figures: string;
}

/** Subdued: the column in the middle is what the player looks at. */
export const COAST: Readonly<Record<Light, CoastColours>> = {
  dawn: {
    sky: ['#1d2350', '#8f4a76', '#f2a679'],
    sea: ['#a86a80', '#2b2c5a'],
    hills: ['#5b3f68', '#33264d'],
    disc: '#ffd9a0',
    sand: '#8a6468',
    stones: ['#d8bdb6', '#2a2036'],
    trunk: '#5a4048',
    leaves: ['#3d5a52', '#22343c'],
    figures: 'brightness(.82) saturate(.9)',
  },
  day: {
    sky: ['#0b4a78', '#1f86a6', '#8ecfc8'],
    sea: ['#1d93a6', '#0a4766'],
    hills: ['#2b7a64', '#15503f'],
    disc: '#fff3c4',
    sand: '#c9b183',
    stones: ['#e6e2d6', '#1c2527'],
    trunk: '#6b4a35',
    leaves: ['#2f9a58', '#14603c'],
    figures: 'none',
  },
  dusk: {
    sky: ['#170e3a', '#7c2765', '#f4824a'],
    sea: ['#a8466a', '#1c1440'],
    hills: ['#3b1a50', '#200f36'],
    disc: '#ffc46b',
    sand: '#7a4658',
    stones: ['#dcb3a2', '#21132a'],
    trunk: '#43263a',
    leaves: ['#4a3352', '#241538'],
    figures: 'brightness(.78) saturate(.95)',
  },
  night: {
    sky: ['#020a14', '#06202c', '#11444a'],
    sea: ['#0e3c45', '#041520'],
    hills: ['#0a2b2e', '#051719'],
    disc: '#e8f0dc',
    sand: '#22383a',
    stones: ['#647b77', '#0a1716'],
    trunk: '#1f2a28',
    leaves: ['#15493a', '#0a2620'],
    figures: 'brightness(.62) saturate(.85)',
  },
};
