import { createHmac } from 'node:crypto';
import { checkRound, type ToldRound } from './check-round.ts';
import { commitmentOf } from './draws.ts';
import { replay } from './replay.ts';
import { roundsCsv, roundsOfCsv } from './rounds-csv.ts';

const SEEDS = { serverSeed: 'a secret of the provider', clientSeed: 'minha,"sorte"' };

function told(engine: string, nonce: number, more: Partial<ToldRound> = {}): ToldRound {
  const round = { engine, table: 'wave', betCentavos: 200, choices: null, steps: [], ...more };
  const drawn = replay({ ...round, seeds: { ...SEEDS, nonce } });
  return {
    roundId: `${engine}-${nonce}`,
    game: 'Dados, "da" Orla',
    ...round,
    winCentavos: drawn?.winCentavos ?? 0,
    picture: drawn?.picture ?? null,
    isCancelled: false,
    clientSeed: SEEDS.clientSeed,
    serverSeedHash: commitmentOf(SEEDS.serverSeed),
    nonce,
    serverSeed: SEEDS.serverSeed,
    ...more,
  };
}

/** A round of every kind of game, with choices that it takes. */
const ROUNDS = [
  told('reels', 0),
  told('dice', 1, { choices: { side: 'low', winningRolls: 4_950 } }),
  told('plinko', 2, { choices: { rows: 12, risk: 'high' } }),
  told('wheel', 3, { choices: { kinds: [0, 1] } }),
  told('duel', 9, { choices: { sides: ['home', 'tie'] } }),
  told('mines', 4, { choices: { mines: 3 }, steps: [0, 7] }),
  told('crash', 5, { choices: { autoHundredths: null }, steps: [101] }),
  told('lines', 6),
  told('ways', 7),
  told('hold', 8),
];

describe('checking a round [G48]', () => {
  it.each(ROUNDS)('finds that the seeds give what was shown and paid: $engine', (round) => {
    expect(round.picture).not.toBeNull();
    expect(checkRound(round)).toMatchObject({
      verdict: 'right',
      drawn: { picture: round.picture, winCentavos: round.winCentavos },
    });
  });

  it.each(ROUNDS)('finds another draw, another win and another seed: $engine', (round) => {
    const verdictOf = (change: Partial<ToldRound>) => checkRound({ ...round, ...change }).verdict;

    expect(verdictOf({ picture: { something: 'else' } })).toBe('other-draw');
    expect(verdictOf({ winCentavos: round.winCentavos + 1 })).toBe('other-win');
    expect(verdictOf({ serverSeed: 'another secret' })).toBe('other-seed');
  });

  it('does not judge what cannot be repeated', () => {
    const [round] = ROUNDS as [ToldRound];

    expect(checkRound({ ...round, serverSeed: null }).verdict).toBe('sealed');
    expect(checkRound({ ...round, picture: null }).verdict).toBe('sealed');
    expect(checkRound({ ...round, engine: 'constructor' }).verdict).toBe('unknown');
    expect(checkRound({ ...told('dice', 1, { choices: {} }), choices: null, picture: 1 }).verdict).toBe(
      'unknown',
    );
  });

  it('tells how each number came about, as whoever repeats it by hand finds it', () => {
    const [, dice] = ROUNDS as [ToldRound, ToldRound];
    const [step, ...others] = checkRound(dice).draws;

    expect(others).toEqual([]);
    expect(step).toMatchObject({ message: `${SEEDS.clientSeed}:1:0`, below: 10_000, span: 429_496 });
    expect(step?.hashed).toBe(
      createHmac('sha256', SEEDS.serverSeed).update(`${SEEDS.clientSeed}:1:0`).digest().readUInt32BE(),
    );
    expect(dice.picture).toEqual({ roll: Math.floor((step?.hashed ?? 0) / 429_496) });
  });

  it('counts a bet that went back as drawn, without its win', () => {
    const won = Array.from({ length: 100 }, (_, nonce) => told('reels', nonce)).find(
      ({ winCentavos }) => winCentavos > 0,
    ) as ToldRound;

    expect(checkRound({ ...won, winCentavos: 0, isCancelled: true }).verdict).toBe('right');
    expect(checkRound({ ...won, winCentavos: 0 }).verdict).toBe('other-win');
  });
});

describe('rounds in a file [G48]', () => {
  it('come out as they went in, whatever the seeds hold, and can be checked', () => {
    const read = roundsOfCsv(roundsCsv([...ROUNDS, { ...ROUNDS[0], serverSeed: null } as ToldRound]));

    expect(read).toEqual([...ROUNDS, { ...ROUNDS[0], serverSeed: null }]);
    expect(read.slice(0, -1).map((round) => checkRound(round).verdict)).toEqual(ROUNDS.map(() => 'right'));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(1)', "'", "''=1", 'a=1'])(
    'hold nothing that a spreadsheet would run, and lose nothing: the seed %s',
    (clientSeed) => {
      const round = { ...ROUNDS[0], clientSeed } as ToldRound;
      const [, line = ''] = roundsCsv([round]).split('\r\n');

      expect(line).not.toMatch(/(?:^|,)"?[=+\-@]/);
      expect(roundsOfCsv(roundsCsv([round]))).toEqual([round]);
    },
  );

  it.each([
    ['the name of the game was', ',game,symbols', ',,'],
    ['what is on its reels was', ',symbols', ','],
  ])('from before %s told are read as well', (_, columns, cells) => {
    const unnamed = ROUNDS.map((round) => ({ ...round, game: '' }));
    const earlier = roundsCsv(unnamed).replace(`${columns}\r\n`, '\r\n').replaceAll(`${cells}\r\n`, '\r\n');

    expect(earlier.split('\r\n')[0]?.endsWith(columns)).toBe(false);
    expect(roundsOfCsv(earlier)).toEqual(unnamed);
  });

  it('say what stands on the reels, by the numbers of what was drawn, and are as right as without', () => {
    const symbols = ['Onda', 'Vela, branca', '"Sol"'].map((name) => ({ name, img: '/symbols/0.svg' }));
    const round = { ...ROUNDS[0], symbols } as ToldRound;
    const [read] = roundsOfCsv(roundsCsv([round]));

    expect(read).toEqual({ ...round, symbols: symbols.map(({ name }) => ({ name, img: null })) });
    expect(read && checkRound(read).verdict).toBe('right');
  });

  it('that cannot be read are named by their line', () => {
    const text = roundsCsv(ROUNDS);

    expect(() => roundsOfCsv('a,b\r\n')).toThrow('The first line must be round_id,');
    expect(() => roundsOfCsv(`${text}x,y\r\n`)).toThrow('Line 12 is no round');
    expect(() => roundsOfCsv(text.replace(',200,', ',two,'))).toThrow('Line 2 is no round');
    expect(roundsOfCsv(`\uFEFF${text}`)).toHaveLength(ROUNDS.length);
  });
});
