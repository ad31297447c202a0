import { SCATTER } from '@mosaico/shared/fair-games/slots/symbols';
import { unitsOf, UNITS_PER_BET } from '@mosaico/shared/fair-games/slots/slot-round';
import type { FaceOf } from '../faces.ts';
import type { Figures } from '../figures.ts';
import { waysOf, type HoldScene, type SlotScene, type SpinScene } from './slot-scenes.ts';

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A line below a picture: what paid, and how much. */
export interface SceneLine {
  /** Shown before it; null where the line is about no symbol. */
  readonly symbol: number | null;
  readonly text: string;
  /** Of the bet; null where nothing is paid. */
  readonly units: number | null;
}

/** What a picture is: which spin, and after which fall. */
export function sceneTitle(scene: SlotScene, say: Say): string {
  if (scene.kind === 'hold')
    return scene.n === 0 ? say('slotHoldFirst') : say('slotHoldSpin', { n: scene.n });
  const spin = scene.free ? say('slotFreeSpin', scene.free) : say('slotSpin');
  return scene.falls === 0 ? spin : `${spin} · ${say('slotFall', { n: scene.falls })}`;
}

/** Why a picture paid: its symbol, how many, on which line or in how many ways, and the multiple of the bet. */
export function sceneLines(
  scene: SlotScene,
  say: Say,
  { faces, figures }: { readonly faces: FaceOf; readonly figures: Figures },
): readonly SceneLine[] {
  const times = (units: number) => figures.times((units * 100) / UNITS_PER_BET);
  const lines = scene.kind === 'spin' ? spinLines(scene, say, faces, times) : holdLines(scene, say, times);
  return lines.length > 0 ? lines : [{ symbol: null, text: say('slotNothing'), units: null }];
}

type Times = (units: number) => string;

function spinLines(scene: SpinScene, say: Say, faces: FaceOf, times: Times): SceneLine[] {
  const paid = scene.wins.map((win) => {
    const told = { symbol: faces(win.symbol).name, x: times(win.units) };
    const text =
      win.line === null
        ? say('slotWays', { ...told, n: win.reels, count: waysOf(win) })
        : say('slotLine', { ...told, count: win.reels, line: win.line + 1 });
    return { symbol: win.symbol, text, units: win.units };
  });
  const count = { count: scene.bonus.length, symbol: faces(SCATTER).name };
  return [
    ...paid,
    ...(scene.multiplier > 1 && paid.length > 0
      ? [note(say('slotMultiplied', { x: scene.multiplier }))]
      : []),
    ...(scene.awarded > 0 ? [note(say('slotAwarded', { ...count, n: scene.awarded }), SCATTER)] : []),
    ...(scene.beginsHold ? [note(say('slotHoldBegan', count), SCATTER)] : []),
  ];
}

function holdLines({ held, landed, fullUnits }: HoldScene, say: Say, times: Times): SceneLine[] {
  const coins = landed.map(({ units }) => times(units)).join(' + ');
  return [
    { symbol: SCATTER, text: say('slotCoins', { coins }), units: unitsOf(landed) },
    ...(fullUnits > 0
      ? [{ symbol: null, text: say('slotFull', { x: times(fullUnits) }), units: fullUnits }]
      : []),
    ...(landed.length < held.length || fullUnits > 0
      ? [note(say('slotHeld', { n: held.length, x: times(unitsOf(held) + fullUnits) }))]
      : []),
  ];
}

function note(text: string, symbol: number | null = null): SceneLine {
  return { symbol, text, units: null };
}
