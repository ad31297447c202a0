import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { replay } from '@mosaico/shared/fair-games/replay';
import { roundsCsv } from '@mosaico/shared/fair-games/rounds-csv';
import type { EngineName } from '../wire/game-wire.ts';
import { buildGames } from '../../build/build-games.ts';
import { VERIFIER_FILE } from '../provider/launch/game-files.ts';

const SEEDS = { serverSeed: 'a secret of the provider', clientSeed: 'sorte', nonce: 4 };

/** As players have it: far from the project and its packages. */
const folder = mkdtempSync(join(tmpdir(), 'mosaico-rounds-'));
const COMMAND = join(folder, VERIFIER_FILE);
beforeAll(() => buildGames(folder));
afterEach(() => rmSync(join(folder, 'rounds.csv'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on a file with this text, or on one that is not there. @returns its exit code, and all that it says */
function verify(text: string | null) {
  const file = join(folder, 'rounds.csv');
  if (text !== null) writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, file], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** What is chosen and done in a round of each kind of game. */
const ENGINES: Readonly<Record<EngineName, Pick<ToldRound, 'table' | 'choices' | 'steps'>>> = {
  reels: { table: 'wave', choices: null, steps: [] },
  lines: { table: 'wave', choices: null, steps: [] },
  ways: { table: 'wave', choices: null, steps: [] },
  hold: { table: 'wave', choices: null, steps: [] },
  dice: { table: 'only', choices: { side: 'low', winningRolls: 4_950 }, steps: [] },
  plinko: { table: 'only', choices: { rows: 12, risk: 'high' }, steps: [] },
  wheel: { table: 'only', choices: { kinds: [0, 1] }, steps: [] },
  duel: { table: 'only', choices: { sides: ['home', 'tie'] }, steps: [] },
  mines: { table: 'only', choices: { mines: 3 }, steps: [0, 7] },
  crash: { table: 'only', choices: { autoHundredths: null }, steps: [101] },
};
const NAMES = Object.keys(ENGINES) as EngineName[];

/** A round as its seeds give it. */
function aRound(engine: EngineName = 'dice', nonce = SEEDS.nonce): ToldRound {
  const round = { engine, betCentavos: 200, ...ENGINES[engine] };
  const drawn = replay({ ...round, seeds: { ...SEEDS, nonce } });
  return {
    ...round,
    ...SEEDS,
    nonce,
    roundId: 'the-first',
    game: 'Dados da Orla',
    winCentavos: drawn?.winCentavos ?? 0,
    picture: drawn?.picture,
    isCancelled: false,
    serverSeedHash: commitmentOf(SEEDS.serverSeed),
  };
}

describe('the verifier that needs nothing but Node', () => {
  it('[G48] confirms what the seeds give, and names a round whose win is another one', () => {
    const round = aRound();

    expect(verify(roundsCsv([round]))).toMatchObject({
      status: 0,
      said: '1 of 1 rounds match their seeds\n',
    });
    const forged = verify(roundsCsv([{ ...round, winCentavos: round.winCentavos + 100 }]));
    expect(forged.status).toBe(1);
    expect(forged.said).toContain('✖ the-first (dice, 4): other-win');
  });

  it('[G48] confirms a file with rounds of every kind of game, and names each of them when its win is another one', () => {
    const rounds = NAMES.flatMap((engine) => [aRound(engine, 0), aRound(engine, 1), aRound(engine, 2)]);

    expect(verify(roundsCsv(rounds))).toMatchObject({
      status: 0,
      said: `${rounds.length} of ${rounds.length} rounds match their seeds\n`,
    });
    const forged = verify(
      roundsCsv(rounds.map((round) => ({ ...round, winCentavos: round.winCentavos + 1 }))),
    );
    expect(forged.status).toBe(1);
    for (const engine of NAMES)
      for (const nonce of [0, 1, 2]) expect(forged.said).toContain(`(${engine}, ${nonce}): other-win`);
  });

  it.each([
    ['is not there', null, 'ENOENT'],
    ['is something else', 'hello\n', 'The first line must be round_id,'],
    ['has no rounds', roundsCsv([]), 'There are no rounds in it'],
  ])('[G48] says in one line that a file %s', (_, text, reason) => {
    const { status, said } = verify(text);

    expect(status).toBe(1);
    expect(said).toContain(reason);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
