import type { Texts } from '../messages/texts.ts';

/** A text that names a side. */
export type SideText = Extract<keyof Texts, `side${string}`>;

interface Sides {
  readonly colours: Readonly<Record<'home' | 'away' | 'tie', string>>;
  /** Texts that name the two sides. */
  readonly names: readonly [home: SideText, away: SideText];
  /** Around (0, 0), 60 wide. */
  readonly signs: readonly [home: string, away: string];
}

const SHIRT = 'M-12-26-30-16-24 2l8-4v30h32V-2l8 4 6-18-18-10q-12 11-24 0z';

/** Who meets at each table. */
const TABLES: Readonly<Record<string, Sides>> = {
  estadio: {
    colours: { home: '#34c26b', away: '#f0574a', tie: '#ffd23f' },
    names: ['sideHome', 'sideAway'],
    signs: [SHIRT, SHIRT],
  },
  pantanal: {
    colours: { home: '#f5a83a', away: '#74c150', tie: '#7fd8ff' },
    names: ['sideJaguar', 'sideCaiman'],
    signs: [
      'M0-2q20 2 20 18 0 12-12 10-8-3-16 0-12 2-12-10 0-16 20-18zM-24-10a8 9 0 1 1 .1 0zM-9-18a8 9 0 1 1 .1 0zM9-18a8 9 0 1 1 .1 0zM24-10a8 9 0 1 1 .1 0z',
      'M-30 4Q-14-20 8-18l4-6 6 6q10 2 12 8l-6 4 2 6-6-3-4 5-5-5-5 5-5-5-5 6-4-5zM-28 12q26-4 52-2-4 14-30 14-16 0-22-12z',
    ],
  },
  horizonte: {
    colours: { home: '#ffb52e', away: '#9db8ff', tie: '#ff8fc7' },
    names: ['sideSun', 'sideMoon'],
    signs: [
      'M0-30 6-16 21-21 16-6 30 0 16 6 21 21 6 16 0 30-6 16-21 21-16 6-30 0-16-6-21-21-6-16z',
      'M9-28A29 29 0 1 0 28 14 23 23 0 0 1 9-28z',
    ],
  },
};

export function tableOfLook(look: string): Sides {
  const sides = TABLES[look];
  if (!sides) throw new RangeError(`there is no table ${look}`);
  return sides;
}

/** How often each side comes, in so many rounds. */
export const OFTEN = { home: 192, away: 192, tie: 31 } as const;
export const OFTEN_ROUNDS = 415;
