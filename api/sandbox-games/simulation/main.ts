/**
 * Plays many rounds of the games that are decided with the bet and compares what came back with what is promised:
 * `node api/sandbox-games/simulation/main.ts [rounds] [engine] [table]`. Ten million rounds take one to three minutes for a table.
 */
import { TITLES } from '../src/provider/catalogue/titles.ts';
import { engineOf } from '../src/provider/engines/engines.ts';
import { simulate, systemDraws } from './simulate.ts';

/** Standard errors to both sides that hold 99.9 % of all results. */
const BOUND = 3.29;
const ROUNDS = 10_000_000;

const [rounds = String(ROUNDS), wantedEngine, wantedTable] = process.argv.slice(2);
const tables = new Map(
  TITLES.filter(({ engine }) => wantedEngine === undefined || engine === wantedEngine)
    .filter(({ table }) => wantedTable === undefined || table === wantedTable)
    .map((title) => [`${title.engine} ${title.table}`, title]),
);
const percent = (share: number) => `${(share * 100).toFixed(4)} %`;

for (const [name, title] of tables) {
  const engine = engineOf(title);
  // Games with choices have no single distribution, and games in steps depend on what the player does.
  const choices = engine.choicesOf(undefined, title.table);
  if (choices !== null || engine.stepping) continue;
  const { mean, standardError, hitRate, largest } = simulate(
    engine,
    title.table,
    choices,
    Number(rounds),
    systemDraws(),
  );
  const promised = engine.rtpHundredths(title.table) / 10_000;
  const bound = BOUND * standardError;
  const isWithin = mean >= promised - bound && mean <= promised + bound + 0.0001;
  console.log(
    `${name}: ${percent(mean)} ± ${percent(bound)} of ${Number(rounds).toLocaleString('en')} bets, promised ${percent(promised)}: ${isWithin ? 'within' : 'OUTSIDE'}` +
      `; paid ${percent(hitRate)} of rounds, at most ${largest} bets`,
  );
  if (!isWithin) process.exitCode = 1;
}
