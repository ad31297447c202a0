/**
 * pnpm verify-rounds <file>: repeats every round of a file that a player saved on /fairness, and says which are not what the seeds give.
 * It needs nothing but the file: neither a site nor a database.
 */
import { readFileSync } from 'node:fs';
import { checkRound } from '../src/fair-games/check-round.ts';
import { roundsOfCsv } from '../src/fair-games/rounds-csv.ts';
import { CommandError, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new CommandError('pnpm verify-rounds <file.csv>');
  const rounds = roundsOf(file);
  if (rounds.length === 0) throw new CommandError(`${file}: There are no rounds in it`);
  const checked = rounds.map((round) => ({ round, ...checkRound(round) }));
  for (const { round, verdict, drawn } of checked)
    if (verdict !== 'right')
      say(
        `✖ ${round.roundId} (${round.engine}, ${round.nonce}): ${verdict} ${drawn ? JSON.stringify(drawn) : ''}`,
      );
  const right = checked.filter(({ verdict }) => verdict === 'right').length;
  say(`${right} of ${rounds.length} rounds match their seeds`);
  if (right < rounds.length) throw new CommandError('Some rounds could not be confirmed');
});

/** @throws CommandError in one line: players run this with files of their own */
function roundsOf(file) {
  try {
    return roundsOfCsv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file}: ${error.message}`);
  }
}
