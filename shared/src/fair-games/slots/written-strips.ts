import type { LinePay } from './lines/line-wins.ts';

/** How symbols are written in tables: wild, scatter, the five pictures from the best on, the four letters from the best on. */
const LETTERS = 'WSABCDEakqj';

const symbolOf = (letter: string) => LETTERS.indexOf(letter);

/** The symbols of a reel, from a text with a letter for each. */
export function stripOf(text: string): number[] {
  return Array.from(text, symbolOf);
}

/** What symbols pay, by the letter. */
export function paysOf(pays: Readonly<Record<string, LinePay>>): Map<number, LinePay> {
  return new Map(Object.entries(pays).map(([letter, pay]) => [symbolOf(letter), pay]));
}
