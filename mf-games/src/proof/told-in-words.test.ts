import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { replay } from '@mosaico/shared/fair-games/replay';
import en from '../texts/sets/en.json';
import { figuresOf } from './figures.ts';
import { readRound } from './read-round.ts';
import { toldInWords } from './told-in-words.ts';

const SEEDS = { serverSeed: 'a secret', clientSeed: 'mine', nonce: 1 };

function told(engine: string, more: Partial<ToldRound> = {}): ToldRound {
  const round = { engine, table: 'wave', betCentavos: 200, choices: null, steps: [], ...more };
  return {
    roundId: 'r',
    game: 'A game',
    ...round,
    winCentavos: 0,
    picture: replay({ ...round, seeds: SEEDS })?.picture ?? null,
    isCancelled: false,
    clientSeed: SEEDS.clientSeed,
    serverSeedHash: commitmentOf(SEEDS.serverSeed),
    nonce: SEEDS.nonce,
    serverSeed: SEEDS.serverSeed,
    ...more,
  };
}

const { duelSides, ...texts } = en.fairness.round;
const TEXTS: Readonly<Record<string, string>> = {
  ...texts,
  ...Object.fromEntries(Object.entries(duelSides).map(([side, text]) => [`duelSides.${side}`, text])),
};

function inWords(round: ToldRound): readonly string[] {
  const read = readRound(round);
  const translate = (key: string, values: Readonly<Record<string, string | number>>) =>
    (TEXTS[key.replace('fairness.round.', '')] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name]),
    );
  return read ? toldInWords(read, translate, figuresOf('en')) : [];
}

describe('a round in words [G48]', () => {
  it.each([
    ['dice', { choices: { side: 'low', winningRolls: 4_950 }, picture: { roll: 487 } }, 'Rolled 4.87'],
    [
      'dice',
      { choices: { side: 'high', winningRolls: 99 }, picture: { roll: 0 } },
      'You chose 99.01 or more',
    ],
    ['mines', { choices: { mines: 2 }, picture: { mined: [0, 24] } }, 'Mines on tiles 1, 25'],
    ['mines', { choices: { mines: 1 }, picture: { mined: [3] }, steps: [7, 3] }, 'in this order: 8, 4'],
    ['plinko', { choices: { rows: 8, risk: 'low' }, picture: { path: 3, bin: 2 } }, 'slot 3 of 9: 1.1×'],
    ['plinko', { choices: { rows: 8, risk: 'low' }, picture: { path: 3, bin: 2 } }, '→ → ← ← ← ← ← ←'],
    ['wheel', { choices: { kinds: [0, 5] }, picture: { segment: 0 } }, 'segment 1 of 50: 48×'],
    ['wheel', { choices: { kinds: [0, 5] }, picture: { segment: 0 } }, 'Your picks: 2×, 48×'],
    [
      'duel',
      { choices: { sides: ['home', 'tie'] }, picture: { home: 12, away: 13 } },
      'A♠ against 2♥: first side',
    ],
    [
      'duel',
      { choices: { sides: ['home', 'tie'] }, picture: { home: 12, away: 13 } },
      'You chose: first side, tie',
    ],
    ['crash', { choices: { autoHundredths: null }, picture: { burstHundredths: 342 } }, 'ended at 3.42×'],
    [
      'crash',
      { choices: { autoHundredths: 500 }, picture: { burstHundredths: 342 }, steps: [200] },
      'You collected at 2.00×',
    ],
    ['crash', { choices: { autoHundredths: 760 }, picture: { burstHundredths: 100 } }, 'ended at 1.00×'],
    ['reels', { picture: [0, 6, 6] }, 'Symbols on the reels: 1, 7, 7 Nothing paid'],
    ['reels', { picture: [0, 6, 0] }, '2 × 1 pays 2× the bet'],
    ['reels', { picture: [2, 2, 2] }, '3 × 3 pays 25× the bet'],
  ])('counts from 1 and names what was chosen: %s', (engine, more, expected) => {
    expect(inWords(told(engine, more)).join(' ')).toContain(expected);
  });

  it('calls the symbols of the reels by their names where the provider tells them', () => {
    const read = readRound(told('reels', { picture: [1, 1, 1] }));
    const names = ['pearl', 'anchor'].map((name) => ({ name, img: '/x.svg' }));

    expect(
      read && toldInWords(read, (key, { symbol = '' }) => `${key} ${symbol}`, figuresOf('en'), names),
    ).toEqual(['fairness.round.reels ', 'fairness.round.reelsPaid anchor']);
  });

  it('calls the sides of a duel as its game does where the provider tells them', () => {
    const choices = { sides: ['home', 'tie'] };
    const read = readRound(told('duel', { choices, picture: { home: 12, away: 13 } }));
    const names = ['Jaguar', 'Caiman', 'Tie'].map((name) => ({ name, img: '/x.svg' }));
    const translate = (key: string, { outcome = '', picks = '' }) => `${key} ${outcome}${picks}`;

    expect(read && toldInWords(read, translate, figuresOf('en'), names)).toEqual([
      'fairness.round.duel Jaguar',
      'fairness.round.duelPicks Jaguar, Tie',
    ]);
  });

  it.each(['lines', 'ways', 'hold'])('says what a round of %s paid', (engine) => {
    expect(inWords(told(engine))[0]).toMatch(/^The round paid [\d.]+× the bet$/);
  });
});

describe('a round that cannot be told [G48]', () => {
  it.each([
    ['is open', told('reels', { picture: null })],
    ['is of an unknown kind', told('constructor', { picture: {} })],
    ['has another table', { ...told('lines'), picture: { draws: [1] }, table: 'none' }],
    ['has reels of another table', { ...told('reels'), picture: [0, 0, 0], table: 'none' }],
    ['has draws beyond the reel', told('lines', { picture: { draws: [999, 0, 0, 0, 0] } })],
    ['has no choices', told('dice', { choices: {}, picture: { roll: 1 } })],
    ['lies outside the board', told('mines', { picture: { mined: [25] } })],
    ['is on no side', told('duel', { choices: { sides: ['none'] }, picture: { home: 1, away: 2 } })],
    ['is a text', told('wheel', { picture: 'x', choices: { kinds: [0] } })],
  ])('is left out when it %s', (_, round) => {
    expect(readRound(round)).toBeNull();
  });
});
