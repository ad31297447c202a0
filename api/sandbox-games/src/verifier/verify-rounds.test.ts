import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { replay } from '@mosaico/shared/fair-games/replay';
import { roundsCsv } from '@mosaico/shared/fair-games/rounds-csv';
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

/** A round of dice as its seeds give it. */
function aRound(): ToldRound {
  const bet = { engine: 'dice', table: 'only', betCentavos: 200, steps: [] };
  const round = { ...bet, choices: { side: 'low', winningRolls: 4_950 } };
  const drawn = replay({ ...round, seeds: SEEDS });
  return {
    ...round,
    ...SEEDS,
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
