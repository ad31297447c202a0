import type {
  Cell,
  Coin,
  Hold,
  SlotRound,
  SlotWin,
  Spin,
  Window,
} from '@mosaico/shared/fair-games/slots/slot-round';

/** One picture of a round of a slot: symbols as they stood, or coins that stay. */
export type SlotScene = SpinScene | HoldScene;

export interface SpinScene {
  readonly kind: 'spin';
  /** Which of the free spins; null for the spin that was bet on. */
  readonly free: { readonly n: number; readonly count: number } | null;
  /** How often symbols had fallen down before. */
  readonly falls: number;
  /** What every win of this picture is multiplied with. */
  readonly multiplier: number;
  readonly window: Window;
  readonly wins: readonly SlotWin[];
  /** Scatters or coins that began something: free spins, or hold and spin. */
  readonly bonus: readonly Cell[];
  /** Free spins that they gave. */
  readonly awarded: number;
  readonly beginsHold: boolean;
}

export interface HoldScene {
  readonly kind: 'hold';
  /** Spins since it began. */
  readonly n: number;
  readonly rows: number;
  readonly held: readonly Coin[];
  /** Of those, the ones that came with this spin. */
  readonly landed: readonly Coin[];
  /** What a coin in every place pays besides the coins; 0 unless this is that picture. */
  readonly fullUnits: number;
}

/** The pictures of a round in their order: the spin that was bet on, and of all that followed those in which something paid or began. */
export function slotScenes({ spins, hold }: SlotRound): readonly SlotScene[] {
  const scenes = spins.flatMap((spin, index) => scenesOf(spin, { index, count: spins.length - 1, hold }));
  const rows = spins[0]?.tumbles[0]?.window[0]?.length ?? 0;
  return hold ? [...scenes, ...holdScenes(hold, rows)] : scenes;
}

function scenesOf(
  { tumbles, scatters, awarded }: Spin,
  { index, count, hold }: { readonly index: number; readonly count: number; readonly hold: Hold | null },
): readonly SpinScene[] {
  return tumbles.flatMap(({ window, wins, multiplier }, falls) => {
    // Scatters count where everything has fallen.
    const isLast = falls === tumbles.length - 1;
    const beginsHold = isLast && hold !== null;
    const bonus = isLast && (awarded > 0 || beginsHold) ? scatters : [];
    const isFirst = index === 0 && falls === 0;
    if (!isFirst && wins.length === 0 && bonus.length === 0) return [];
    return {
      kind: 'spin',
      free: index === 0 ? null : { n: index, count },
      falls,
      multiplier,
      window,
      wins,
      bonus,
      awarded: isLast ? awarded : 0,
      beginsHold,
    };
  });
}

function holdScenes({ coins, respins, isFull, units }: Hold, rows: number): readonly HoldScene[] {
  const scenes: HoldScene[] = [{ kind: 'hold', n: 0, rows, held: coins, landed: coins, fullUnits: 0 }];
  let held = coins;
  for (const [index, landed] of respins.entries()) {
    if (landed.length === 0) continue;
    held = [...held, ...landed];
    scenes.push({ kind: 'hold', n: index + 1, rows, held, landed, fullUnits: 0 });
  }
  const last = scenes.pop() as HoldScene;
  const inCoins = held.reduce((sum, coin) => sum + coin.units, 0);
  return [...scenes, { ...last, fullUnits: isFull ? units - inCoins : 0 }];
}

/** In how many ways a symbol was gone through from reel to reel. */
export function waysOf({ cells }: SlotWin): number {
  return [...Map.groupBy(cells, ({ reel }) => reel).values()].reduce((ways, { length }) => ways * length, 1);
}
