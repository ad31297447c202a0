/** Hair drawn behind the head and over it, on the 64-unit portrait; the head is an ellipse around (32, 28). */
interface Hair {
  readonly back?: string;
  readonly front?: string;
}

const CROP =
  'M20.4 27c-1.4-9.6 4.6-14.6 11.6-14.6S45 17.4 43.6 27c-1-3.8-2.4-6-4.4-7.2-4.6 1.8-9.8 1.8-14.4 0-2 1.2-3.4 3.4-4.4 7.2z';
const HAIR = {
  crop: { front: CROP },
  wave: {
    front:
      'M20.2 27.5c-2-11 5-16 12.3-16 5.5 0 9 2.2 10.2 5.4 1.3 3 1.5 6.6.9 10.6-1-4.6-2.8-7-6-8-3.2 2.3-7.6 2-10.5.9-3.4 1-5.8 3-6.9 7.1z',
  },
  curls: {
    front:
      'M19.8 24a4.6 4.6 0 0 1 1.5-7 5.6 5.6 0 0 1 7-4.6 6.2 6.2 0 0 1 8.6.3 5.6 5.6 0 0 1 6.2 5 4.6 4.6 0 0 1 .9 6.9c-1.4.6-2-1.6-3.2-2.9-2.6.6-4.6-.6-5.6-2-1.9 1.7-4.7 1.6-6.2.2-1.5 1.7-4 1.9-5.6 1.4-1.3 1-1.9 3.3-3.6 2.7z',
  },
  bald: {},
  cap: {
    front:
      'M19.6 23.5C19.6 15.5 25 11.8 32 11.8s12.4 3.7 12.4 11.7c3.6.3 6 1.1 6.4 2.4-5.6-1.4-25.6-1.4-31-.4z',
  },
  tied: { back: 'M27.5 10.5a4.8 4.8 0 1 1 9 0c0 2-1.5 4.5-4.5 4.5s-4.5-2.5-4.5-4.5z', front: CROP },
  long: {
    back: 'M17.5 47c-3-8-2-19-.5-24.5C18.8 15 25 11 32 11s13.2 4 15 11.5c1.5 5.5 2.5 16.5-.5 24.5-4.5 3-24.5 3-29 0z',
    front: 'M20.5 27c0-6 4-10 9-11 2.5 3.8 8.5 5.8 13.9 6.3l.3 5.7c2.6-9.5-2-16-11.7-16S17.7 18.5 20.5 27z',
  },
  bob: {
    back: 'M18 38c-3-7-2.5-15.5-.5-19.5C19.8 13.7 25.5 11 32 11s12.2 2.7 14.5 7.5c2 4 2.5 12.5-.5 19.5-2.5 1.8-25.5 1.8-28 0z',
    front:
      'M20.4 27.5c-.6-3.6.1-6.4 1.6-8.5 6.5 1.8 13.5 1.8 20 0 1.5 2.1 2.2 4.9 1.6 8.5C45.5 17.5 40.5 12.3 32 12.3s-13.5 5.2-11.6 15.2z',
  },
  afro: {
    back: 'M32 6.5c8 0 13 3.8 15 8.6 3.2 3 4.2 8 2.4 12.2.4 5-2.6 8.6-6.8 9.6-6 3.4-15.2 3.4-21.2 0-4.2-1-7.2-4.6-6.8-9.6-1.8-4.2-.8-9.2 2.4-12.2 2-4.8 7-8.6 15-8.6z',
    front: 'M20.8 26c.2-6.4 4.8-10.5 11.2-10.5S43 19.6 43.2 26c-1.6-3.2-3.8-4.8-11.2-4.8S22.4 22.8 20.8 26z',
  },
  bun: {
    back: 'M25.5 9.5a6.5 6.5 0 1 1 13 0c0 3.2-2.9 6-6.5 6s-6.5-2.8-6.5-6z',
    front: 'M20.4 28c-2-10.5 4-15.8 11.6-15.8S45.6 17.5 43.6 28c-1.2-5.6-5.2-9.8-11.6-9.8S21.6 22.4 20.4 28z',
  },
  braids: {
    back: 'M19 24c-3 4-2.5 9-1 12s-.5 8-1 11c2 2 5 2 6.5 0 1.3-3.5.2-6 .8-10.5h15.4c.6 4.5-.5 7 .8 10.5 1.5 2 4.5 2 6.5 0-.5-3-2.5-8-1-11s2-8-1-12z',
    front: 'M20 29c-2-11 4.2-16.8 12-16.8S46 18 44 29c-1-5.8-5.5-9.2-12-12.5-6.5 3.3-11 6.7-12 12.5z',
  },
  scarf: {
    back: 'M20 31c-2 5-5 7-6.5 12 3 .6 6.5-1.5 8.5-5z',
    front:
      'M19.8 26.5C18.5 16 24.5 11.2 32 11.2S45.5 16 44.2 26.5c-3.4-3.9-7.6-5.7-12.2-5.7s-8.8 1.8-12.2 5.7z',
  },
} as const satisfies Record<string, Hair>;

/** One portrait: palette and hair. Colours belong to the picture, not to the theme. */
export interface Portrait {
  readonly hair: Hair;
  readonly hairColour: string;
  readonly skin: string;
  readonly shirt: string;
  readonly sky: readonly [string, string];
  readonly beard?: boolean;
}

const portrait = (
  style: keyof typeof HAIR,
  hairColour: string,
  skin: string,
  shirt: string,
  sky: readonly [string, string],
  beard = false,
): Portrait => ({
  hair: HAIR[style],
  hairColour,
  skin,
  shirt,
  sky,
  beard,
});

/** The portraits by id: `f` and `m` with a number, `n1` for a member of unknown gender. */
export const PORTRAITS = {
  m1: portrait('crop', '#2b1a12', '#c98a5e', '#f4b940', ['#1f8f63', '#0c3a33']),
  m2: portrait('curls', '#1b1210', '#8b5637', '#f3ead7', ['#f2a541', '#b2432f']),
  m3: portrait('wave', '#7a4a21', '#edbd95', '#1d6f8f', ['#7cc7c3', '#1d5f78']),
  m4: portrait('cap', '#e4573d', '#a76a43', '#17324a', ['#f6d27a', '#d98a2b']),
  m5: portrait('bald', '#2a1a14', '#6f432c', '#2bb673', ['#c9b6f2', '#5a45a0'], true),
  m6: portrait('tied', '#231815', '#d9a177', '#b5384f', ['#ffb199', '#b34a5e'], true),
  f1: portrait('long', '#3a2014', '#d39a6c', '#e8506a', ['#ffd08a', '#e2793f']),
  f2: portrait('afro', '#20130f', '#7b4a30', '#f4b940', ['#31b38a', '#0f5a56']),
  f3: portrait('bob', '#16181f', '#f0c7a2', '#4b56c4', ['#f7a8b8', '#a8467a']),
  f4: portrait('bun', '#8c3f1f', '#e2ab80', '#12836b', ['#8fd0f0', '#2f6fae']),
  f5: portrait('braids', '#1c1311', '#a06540', '#f3ead7', ['#b58df0', '#5b3aa6']),
  f6: portrait('scarf', '#f06a4d', '#8f5a39', '#1c4f7a', ['#f9dd86', '#2f9e77']),
  n1: portrait('cap', '#2bd67b', '#bd875f', '#0e2a22', ['#2a5b4c', '#0c211b']),
} as const;

/** A member's chosen portrait, as `profileurl` names it. */
export type PortraitId = keyof typeof PORTRAITS;

/** Ids of the portraits a member may choose from, by the two lists of the product (R92). */
export const PORTRAIT_IDS: { readonly male: readonly PortraitId[]; readonly female: readonly PortraitId[] } =
  {
    male: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'],
    female: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'],
  };

/**
 * The portrait of a member: reads the id out of a `profileurl` such as `/assets/avatars/f3.svg`; without one, the default
 * by gender (0 unknown, 1 male, 2 female). Source: R93.
 */
export function portraitIdOf(profileUrl: string | null, gender = 0): PortraitId {
  const id = /(?:^|[/:])([mfn]\d)(?:\.svg)?$/.exec(profileUrl ?? '')?.[1];
  if (id && id in PORTRAITS) return id as PortraitId;
  return gender === 1 ? 'm1' : gender === 2 ? 'f1' : 'n1';
}
