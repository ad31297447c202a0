/**
 * Plays many rounds of the games in which something is chosen, as a player would who always does the same, and compares what came back with what
 * the mathematics promise: `node api/sandbox-games/simulation/choices.ts [rounds] [game]`.
 */
import { CRASH_RTP_HUNDREDTHS, replayCrash } from '@mosaico/shared/fair-games/crash/crash';
import { DICE_RTP_HUNDREDTHS, drawDice } from '@mosaico/shared/fair-games/dice/dice';
import { drawDuel, DUEL_SIDES, duelRtpHundredths } from '@mosaico/shared/fair-games/duel/duel';
import type { Draw } from '@mosaico/shared/fair-games/draws';
import { minesRtpHundredths, replayMines } from '@mosaico/shared/fair-games/mines/mines';
import { drawPlinko, PLINKO_TABLES, plinkoRtpHundredths } from '@mosaico/shared/fair-games/plinko/plinko';
import { drawWheel, WHEEL_RTP_HUNDREDTHS } from '@mosaico/shared/fair-games/wheel/wheel';
import { systemDraws } from './simulate.ts';

/** Standard errors to both sides that hold 99.9 % of all results. */
const BOUND = 3.29;
const BET_CENTAVOS = 6_000;

interface Strategy {
  readonly name: string;
  /** In hundredths of a percent, rounded down. */
  readonly promised: number;
  readonly win: (draw: Draw) => number;
}

const STRATEGIES: readonly Strategy[] = [
  ...[9_000, 4_950, 99].map((winningRolls) => ({
    name: `dice, ${winningRolls} of 10000 rolls`,
    promised: DICE_RTP_HUNDREDTHS,
    win: (draw: Draw) => drawDice(draw, BET_CENTAVOS, { side: 'low', winningRolls }).winCentavos,
  })),
  ...[
    [1, 4],
    [3, 5],
    [10, 3],
    [24, 1],
  ].map(([mines = 1, fields = 1]) => ({
    name: `mines, ${mines} mines, ${fields} fields`,
    promised: minesRtpHundredths(mines, fields),
    win: (draw: Draw) =>
      replayMines(draw, BET_CENTAVOS, { mines, opened: Array.from({ length: fields }, (_, field) => field) })
        .winCentavos,
  })),
  ...PLINKO_TABLES.map((table) => ({
    name: `plinko, ${table.rows} rows, ${table.risk} risk`,
    promised: plinkoRtpHundredths(table),
    win: (draw: Draw) => drawPlinko(draw, BET_CENTAVOS, table).winCentavos,
  })),
  ...[[0], [5], [0, 1, 2]].map((kinds) => ({
    name: `wheel, kinds ${kinds.join(', ')}`,
    promised: WHEEL_RTP_HUNDREDTHS,
    win: (draw: Draw) => drawWheel(draw, BET_CENTAVOS, { kinds }).winCentavos,
  })),
  ...DUEL_SIDES.map((side) => ({
    name: `duel, ${side}`,
    promised: duelRtpHundredths(side),
    win: (draw: Draw) => drawDuel(draw, BET_CENTAVOS, { sides: [side] }).winCentavos,
  })),
  ...[110, 200, 1_000, 10_000].map((autoHundredths) => ({
    name: `crash, taken at ${autoHundredths / 100}`,
    promised: CRASH_RTP_HUNDREDTHS,
    win: (draw: Draw) =>
      replayCrash(draw, BET_CENTAVOS, { autoHundredths, takenHundredths: null }).winCentavos,
  })),
];

const [rounds = '10000000', game = ''] = process.argv.slice(2);
const percent = (share: number) => `${(share * 100).toFixed(4)} %`;

for (const { name, promised, win } of STRATEGIES.filter((strategy) => strategy.name.startsWith(game))) {
  const draw = systemDraws();
  let [sum, squares] = [0, 0];
  for (let round = 0; round < Number(rounds); round += 1) {
    const bets = win(draw) / BET_CENTAVOS;
    sum += bets;
    squares += bets ** 2;
  }
  const mean = sum / Number(rounds);
  const bound = BOUND * Math.sqrt((squares / Number(rounds) - mean ** 2) / Number(rounds));
  // What is promised is rounded down to a hundredth of a percent.
  const isWithin = mean >= promised / 10_000 - bound && mean <= (promised + 1) / 10_000 + bound;
  console.log(
    `${name}: ${percent(mean)} ± ${percent(bound)}, promised ${percent(promised / 10_000)}: ${isWithin ? 'within' : 'OUTSIDE'}`,
  );
  if (!isWithin) process.exitCode = 1;
}
