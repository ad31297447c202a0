import type { EngineName } from '../../wire/game-wire.ts';
import { linesEngine } from '../lines/lines-engine.ts';
import { reelsEngine } from '../reels/reels-engine.ts';
import { waysEngine } from '../ways/ways-engine.ts';
import type { Engine } from './engine.ts';

const ENGINES: Readonly<Record<EngineName, Engine>> = {
  reels: reelsEngine,
  lines: linesEngine,
  ways: waysEngine,
};

export function engineOf({ engine }: { readonly engine: EngineName }): Engine {
  return ENGINES[engine];
}
