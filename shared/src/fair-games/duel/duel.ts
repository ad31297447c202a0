import type { Draw } from '../draws.ts';

/**
 * High card between two sides: one card each from a shoe of eight full decks, the ace is the highest. A stake on the side with the higher card
 * doubles; when both cards have the same rank it gives half back, and a stake on the tie pays 13 times. Every pair of cards is equally likely,
 * so the return of a stake is a sum over all of them. Source: G14.
 */

export const DUEL_DECKS = 8;
export const DECK_CARDS = 52;
/** Cards of one suit: 0 is the two, 12 the ace. */
export const RANKS = 13;

/** Each stake is a whole multiple of this, in centavos, so that half of it is whole. */
export const DUEL_BET_UNIT = 2;

/** What a stake can be on, in the order in which it is always written. */
export const DUEL_SIDES = ['home', 'away', 'tie'] as const;
export type DuelSide = (typeof DUEL_SIDES)[number];

/** What a side pays when it comes, in times the stake; the stake is in it. */
export const DUEL_PAYS: Readonly<Record<DuelSide, number>> = { home: 2, away: 2, tie: 13 };

export interface DuelChoices {
  /** At least one, each with the same stake. */
  readonly sides: readonly DuelSide[];
}

export interface DuelPicture {
  /** 0 to 51: thirteen of spades, of hearts, of diamonds, of clubs, each from the two to the ace. */
  readonly home: number;
  readonly away: number;
}

/** Which side has the higher card. */
export function duelOutcome({ home, away }: DuelPicture): DuelSide {
  const ahead = (home % RANKS) - (away % RANKS);
  if (ahead === 0) return 'tie';
  return ahead > 0 ? 'home' : 'away';
}

/** What a stake gives back, in halves of it. */
function halvesOf(side: DuelSide, outcome: DuelSide): number {
  if (side === outcome) return DUEL_PAYS[side] * 2;
  return outcome === 'tie' ? 1 : 0;
}

const SHOE_CARDS = DUEL_DECKS * DECK_CARDS;

/** Exact return of a stake: what all pairs of cards pay together, in halves, and the halves that are staked on them. */
export function duelReturn(side: DuelSide): { readonly paid: number; readonly staked: number } {
  let paid = 0;
  for (let home = 0; home < DECK_CARDS; home += 1)
    for (let away = 0; away < DECK_CARDS; away += 1) {
      const pairs = DUEL_DECKS * (home === away ? DUEL_DECKS - 1 : DUEL_DECKS);
      paid += pairs * halvesOf(side, duelOutcome({ home, away }));
    }
  return { paid, staked: SHOE_CARDS * (SHOE_CARDS - 1) * 2 };
}

/** In hundredths of a percent, rounded down. */
export function duelRtpHundredths(side: DuelSide): number {
  const { paid, staked } = duelReturn(side);
  return Math.floor((paid * 10_000) / staked);
}

/** Whatever a player stakes on, the game returns at least this. */
export function lowestDuelRtpHundredths(): number {
  return Math.min(...DUEL_SIDES.map(duelRtpHundredths));
}

/** How a round comes out. @param betCentavos the stakes on all sides together */
export function drawDuel(
  draw: Draw,
  betCentavos: number,
  { sides }: DuelChoices,
): { readonly picture: DuelPicture; readonly winCentavos: number } {
  const first = draw(SHOE_CARDS);
  // The first card has left the shoe: those behind it have moved up.
  const left = draw(SHOE_CARDS - 1);
  const second = left >= first ? left + 1 : left;
  const picture = { home: first % DECK_CARDS, away: second % DECK_CARDS };
  const outcome = duelOutcome(picture);
  const halves = sides.reduce((sum, side) => sum + halvesOf(side, outcome), 0);
  return { picture, winCentavos: (betCentavos / sides.length / 2) * halves };
}
