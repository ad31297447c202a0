import type { EngineName } from '../../wire/game-wire.ts';
import { crashEngine } from '../crash/crash-engine.ts';
import { diceEngine } from '../dice/dice-engine.ts';
import { duelEngine } from '../duel/duel-engine.ts';
import { minesEngine } from '../mines/mines-engine.ts';
import { plinkoEngine } from '../plinko/plinko-engine.ts';
import { holdEngine } from '../hold/hold-engine.ts';
import { linesEngine } from '../lines/lines-engine.ts';
import { reelsEngine } from '../reels/reels-engine.ts';
import { waysEngine } from '../ways/ways-engine.ts';
import { wheelEngine } from '../wheel/wheel-engine.ts';
import type { Engine } from './engine.ts';

const ENGINES: Readonly<Record<EngineName, Engine>> = {
  reels: reelsEngine,
  dice: diceEngine,
  mines: minesEngine,
  plinko: plinkoEngine,
  wheel: wheelEngine,
  duel: duelEngine,
  crash: crashEngine,
  lines: linesEngine,
  ways: waysEngine,
  hold: holdEngine,
};

export function engineOf({ engine }: { readonly engine: EngineName }): Engine {
  return ENGINES[engine];
}
