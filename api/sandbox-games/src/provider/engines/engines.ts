import type { EngineName } from '../../wire/game-wire.ts';
import { reelsEngine } from '../reels/reels-engine.ts';
import type { Engine } from './engine.ts';

const ENGINES: Readonly<Record<EngineName, Engine>> = {
  reels: reelsEngine,
};

export function engineOf({ engine }: { readonly engine: EngineName }): Engine {
  return ENGINES[engine];
}
