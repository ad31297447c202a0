import { RANKS } from '@mosaico/shared/fair-games/duel/duel';

const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUITS = ['♠', '♥', '♦', '♣'] as const;

/** A card as it is written: A♠ */
export function cardText(card: number): string {
  return `${FACES[card % RANKS]}${SUITS[Math.floor(card / RANKS)]}`;
}
