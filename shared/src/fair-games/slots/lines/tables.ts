import { paysOf, stripOf } from '../written-strips.ts';
import type { LinesTable } from './play-lines.ts';

/** The tables by name; a title plays one of them. */
export type LinesTableName = 'calm' | 'wave' | 'storm';

export const LINES_TABLES: Readonly<Record<LinesTableName, LinesTable>> = {
  /** Free spins once in 54 spins. */
  calm: {
    rtpHundredths: 9616,
    strips: [
      'jEqEkjSEqCDqCBqDkakjajESajBAqCADakDB',
      'aqADjABjaCqWkDEBqDjaEjkBWkqECSCEakj',
      'jCaBECDqAjkAjEqCkakSjkDESDqWBqEaWaDB',
      'aCDqACEkDaqDjBjqjAkCEaqSEkWBkajkWDE',
      'SjEjqaSBDkCAqEkBqBAaDjDkqkajCECjakAE',
    ].map(stripOf),
    pays: paysOf({
      A: [70, 210, 880],
      B: [50, 140, 530],
      C: [35, 110, 350],
      D: [28, 70, 250],
      E: [25, 55, 190],
      a: [14, 35, 120],
      k: [14, 30, 110],
      q: [11, 28, 90],
      j: [11, 25, 75],
    }),
    freeSpins: new Map([
      [3, 8],
      [4, 12],
      [5, 20],
    ]),
    freeMultiplier: 2,
    mostFreeSpins: 40,
  },
  /** Free spins once in 62 spins. */
  wave: {
    rtpHundredths: 9659,
    strips: [
      'aCAqCDjEqjkaSjCDakqkEqDAqBajBakEjkDSE',
      'jBWjakaCkDqkqAEkqDqaBjBkajECSDEAqWjCE',
      'jkjCWBjSkaDaAEaqjAqjSqWECBDCEkDkEBqaDq',
      'CjkEaBkaAkSqjBDkjEqWqADCakCDqWEjDaqajE',
      'BCDjDaEBaqEjqECSkqjqDaEjDqABjkCkAkakaS',
    ].map(stripOf),
    pays: paysOf({
      A: [75, 310, 1530],
      B: [55, 180, 770],
      C: [35, 120, 460],
      D: [30, 85, 310],
      E: [25, 70, 250],
      a: [15, 35, 140],
      k: [12, 35, 120],
      q: [12, 28, 100],
      j: [9, 25, 85],
    }),
    freeSpins: new Map([
      [3, 10],
      [4, 15],
      [5, 25],
    ]),
    freeMultiplier: 2,
    mostFreeSpins: 50,
  },
  /** Free spins once in 67 spins, and everything in them threefold. */
  storm: {
    rtpHundredths: 9697,
    strips: [
      'EkEqEjaqaqkjDCkqCDqkaqBkEjDjAjaSaBCAjS',
      'jDCAjqkDaBDjqEqjqaCkaqAEkWBjajkSEaECk',
      'AkqCakDCqkDjBaqaDECqkqjEDjBWjaSEjkaWBSAE',
      'qEDkDqWakCqDCAjqjSkEjakBaECaBkAjEjkaqD',
      'akaESCDqkajqkjEjkCqaqAjkjqEDACkDBqSjaBE',
    ].map(stripOf),
    pays: paysOf({
      A: [95, 600, 4830],
      B: [75, 290, 1450],
      C: [50, 190, 730],
      D: [35, 120, 440],
      E: [29, 85, 290],
      a: [15, 45, 150],
      k: [12, 35, 120],
      q: [10, 29, 100],
      j: [10, 24, 85],
    }),
    freeSpins: new Map([
      [3, 10],
      [4, 15],
      [5, 25],
    ]),
    freeMultiplier: 3,
    mostFreeSpins: 60,
  },
};
