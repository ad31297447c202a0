/**
 * node verify-rounds.mjs <file.csv>: repeats every round of a file that a player saved on /fairness, and says which are not what the seeds give.
 * It needs Node.js and the file: no site, no database, no package. Players load it from the site, built into one file.
 */
import { readFileSync } from 'node:fs';
import { checkRound, type ToldRound } from '@mosaico/shared/fair-games/check-round';
import { roundsOfCsv } from '@mosaico/shared/fair-games/rounds-csv';

process.exitCode = verify(process.argv[2]);

/** @returns the exit code: 0 when every round is what its seeds give */
function verify(file: string | undefined): number {
  if (!file) return complain('node verify-rounds.mjs <file.csv>');
  let rounds: readonly ToldRound[];
  try {
    rounds = roundsOfCsv(readFileSync(file, 'utf8'));
  } catch (error) {
    return complain(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (rounds.length === 0) return complain(`${file}: There are no rounds in it`);
  let right = 0;
  for (const round of rounds) {
    const { verdict, drawn } = checkRound(round);
    if (verdict === 'right') right += 1;
    else
      console.log(
        `✖ ${round.roundId} (${round.engine}, ${round.nonce}): ${verdict} ${drawn ? JSON.stringify(drawn) : ''}`,
      );
  }
  console.log(`${right} of ${rounds.length} rounds match their seeds`);
  return right === rounds.length ? 0 : complain('Some rounds could not be confirmed');
}

function complain(text: string): 1 {
  console.error(`✖ ${text}`);
  return 1;
}
