import { paysOf, stripOf } from '../written-strips.ts';
import type { HoldTable } from './play-hold.ts';

/** The tables by name; a title plays one of them. */
export type HoldTableName = 'calm' | 'wave' | 'storm';

/** The scatter of the strips is the coin. Outer reels have no wild. */
export const HOLD_TABLES: Readonly<Record<HoldTableName, HoldTable>> = {
  calm: {
    rtpHundredths: 9578,
    strips: [
      'BSkEkBjDkDqESqADSSSajCjaCEakqCjEaABqD',
      'CkakDAWBqBCAWqSSSjqaDEaDkSESjEBAjqkEaCj',
      'CEaDEjaCSASSSjDWqkCqkaBAkjkSqBaEBWjDqDE',
      'kEBjkqABDaDajSaEkSDjBaWqSSSqAjEWCDqkCEC',
      'ASajCBjCEBSEkqADEDjEkjakDakqCaBAqSSSq',
    ].map(stripOf),
    pays: paysOf({
      A: [70, 210, 870],
      B: [50, 140, 520],
      C: [35, 100, 350],
      D: [28, 70, 240],
      E: [24, 55, 190],
      a: [14, 35, 120],
      k: [14, 30, 100],
      q: [10, 28, 85],
      j: [10, 24, 75],
    }),
    coinsNeeded: 6,
    coinWeight: 1,
    coinTotal: 16,
    coins: [
      { units: 10, weight: 40 },
      { units: 20, weight: 30 },
      { units: 40, weight: 15 },
      { units: 60, weight: 8 },
      { units: 100, weight: 5 },
      { units: 200, weight: 2 },
    ],
    fullUnits: 1_000,
  },
  wave: {
    rtpHundredths: 9574,
    strips: [
      'kDkSSSqjSCaEAaEDkSajDjEqjCkaBkEAqBqajDCq',
      'qDkjSjSSSqCBCakjaEkEqBqWBjakSaDAECEDjqkAaW',
      'qDCajDjEkCBWkaEkqkBSjEjDqAkSCDjWAaEBSSSqaqa',
      'aDkjCjEAqWkBDjESEqjaqDqWSkCSSSEaBDakAaCjqk',
      'akajCqAkaqDkBACBjSjDkSSSaBjEkqESjCDEaEqDq',
    ].map(stripOf),
    pays: paysOf({
      A: [80, 320, 1620],
      B: [60, 190, 810],
      C: [40, 130, 490],
      D: [30, 90, 320],
      E: [26, 70, 260],
      a: [16, 40, 150],
      k: [13, 35, 130],
      q: [13, 29, 100],
      j: [10, 26, 90],
    }),
    coinsNeeded: 6,
    coinWeight: 1,
    coinTotal: 17,
    coins: [
      { units: 10, weight: 40 },
      { units: 20, weight: 30 },
      { units: 40, weight: 16 },
      { units: 80, weight: 8 },
      { units: 200, weight: 5 },
      { units: 500, weight: 1 },
    ],
    fullUnits: 4_000,
  },
  storm: {
    rtpHundredths: 9610,
    strips: [
      'jkCkajDkEjkaBqSSSqjDSCqAkCjBEaEaAqDEaq',
      'qDkEqSSSaBECjaAjqEAkBkaqkSaCWEaCjDkDjqj',
      'jkaADEkABaDqajCWaqEqCjqDkCakqjBSSSDjSkEBWE',
      'kqjqaEkqSSSDSCEqAEaBEADkCjqaBkajaDkjCWDj',
      'aBCaDqCkCaqkSAEjkjkajkqjSSSqaDjAqEDEBE',
    ].map(stripOf),
    pays: paysOf({
      A: [90, 560, 4500],
      B: [65, 270, 1350],
      C: [45, 180, 670],
      D: [35, 110, 400],
      E: [27, 80, 270],
      a: [13, 40, 130],
      k: [11, 35, 110],
      q: [9, 27, 95],
      j: [9, 22, 80],
    }),
    coinsNeeded: 6,
    coinWeight: 1,
    coinTotal: 17,
    coins: [
      { units: 10, weight: 45 },
      { units: 20, weight: 28 },
      { units: 40, weight: 14 },
      { units: 100, weight: 8 },
      { units: 300, weight: 4 },
      { units: 1000, weight: 1 },
    ],
    fullUnits: 20_000,
  },
};
