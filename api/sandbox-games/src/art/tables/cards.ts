const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

/** Suits around (0, 0), about 40 units tall: spades, hearts, diamonds, clubs. */
export const SUITS = [
  {
    path: 'M0-20C7-10 19-3 19 7A9 9 0 0 1 4 12q1 6 6 8H-10q5-2 6-8A9 9 0 0 1-19 7C-19-3-7-10 0-20z',
    isRed: false,
  },
  { path: 'M0 20C-8 10-20 2-20-8A10 10 0 0 1 0-13 10 10 0 0 1 20-8C20 2 8 10 0 20z', isRed: true },
  { path: 'M0-22 16 0 0 22-16 0z', isRed: true },
  {
    path: 'M0-21a9 9 0 0 1 8 13 9 9 0 1 1-4 17q1 6 6 10H-10q5-4 6-10a9 9 0 1 1-4-17A9 9 0 0 1 0-21z',
    isRed: false,
  },
] as const;

/** How a card is written: A, 10. */
export function rankOf(card: number): string {
  return FACES[card % FACES.length] ?? '';
}

/** Of SUITS: spades, hearts, diamonds, clubs. */
export function suitOf(card: number): number {
  return Math.floor(card / FACES.length);
}
