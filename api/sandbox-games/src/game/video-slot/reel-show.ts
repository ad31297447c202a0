import type { Window } from '@mosaico/shared/fair-games/slots/slot-round';
import { SCATTER } from '@mosaico/shared/fair-games/slots/symbols';
import { Graphics } from 'pixi.js';
import { prefersStill } from '../elements/prefers-still.ts';
import { linear } from '../stage/easing.ts';
import type { Motion } from '../stage/frames.ts';
import type { Stage } from '../stage/stage.ts';
import type { SlotTheme } from '../../art/themes/theme.ts';
import type { WindowView } from './window-view.ts';

/** How fast reels come to stand. */
interface Pace {
  /** Until the first one begins to land, and between one and the next. */
  readonly firstMs: number;
  readonly betweenMs: number;
  readonly landingMs: number;
  readonly passing: number;
  /** How much longer a reel turns that may bring the scatter that is still missing. */
  readonly anticipationMs: number;
}

const CALM: Pace = { firstMs: 380, betweenMs: 210, landingMs: 460, passing: 6, anticipationMs: 950 };
const QUICK: Pace = { firstMs: 60, betweenMs: 50, landingMs: 240, passing: 3, anticipationMs: 0 };

export interface ReelShow {
  turn(): void;
  /** Lands one reel after the other. @param scattersNeeded so many scatters give something */
  land(window: Window, scattersNeeded: number, isQuick: boolean): Promise<void>;
  /** Gives up: the round did not happen. */
  stop(): void;
  /** Everything stands at once, or as soon as it is known what it is. */
  hurry(): void;
}

/** Turns the reels and brings them to stand. @param onStop as each of them stands; with whether it shows a scatter */
export function reelShow(
  stage: Stage,
  theme: SlotTheme,
  view: WindowView,
  onStop: (hasScatter: boolean) => void,
): ReelShow {
  const waiting = new Graphics();
  view.over.addChild(waiting);
  let running: Motion[] = [];
  let isHurried = false;

  function run(motion: Motion): Promise<void> {
    running.push(motion);
    if (isHurried) motion.finish();
    return motion.ended;
  }
  const pause = (durationMs: number) => run(stage.animate({ durationMs, easing: linear, step: () => {} }));

  return {
    turn() {
      isHurried = false;
      running = [];
      if (!prefersStill()) view.turn();
    },
    async land(window, scattersNeeded, isQuick) {
      const pace = isQuick ? QUICK : CALM;
      const landings: Promise<void>[] = [];
      let scatters = 0;
      await pause(pace.firstMs);
      for (const [reel, column] of window.entries()) {
        // Only where a further scatter would really give something, and this reel may still bring it.
        const isAwaited = scatters === scattersNeeded - 1 && pace.anticipationMs > 0;
        if (isAwaited && !isHurried) {
          await Promise.all(landings);
          drawWaiting(waiting, theme, view, reel);
          await pause(pace.anticipationMs);
        }
        waiting.clear();
        const more = column.filter((symbol) => symbol === SCATTER).length;
        scatters += more;
        const landing = view.land(reel, column, { durationMs: pace.landingMs, passing: pace.passing });
        landings.push(run(landing).then(() => onStop(more > 0)));
        await pause(pace.betweenMs);
      }
      await Promise.all(landings);
      view.show(window);
    },
    stop() {
      waiting.clear();
      for (const motion of running) motion.cancel();
    },
    hurry() {
      isHurried = true;
      for (const motion of running) motion.finish();
    },
  };
}

/** Light around the reel that everybody waits for. */
function drawWaiting(graphics: Graphics, { glow }: SlotTheme, view: WindowView, reel: number): void {
  const { x, y, cellWidth, cellHeight } = view.geometry;
  const height = cellHeight * (view.reels[reel]?.cells.length ?? 0);
  graphics.clear();
  for (const [width, alpha] of [
    [14, 0.25],
    [8, 0.5],
    [3, 1],
  ] as const)
    graphics.roundRect(x + reel * cellWidth, y, cellWidth, height, 8).stroke({ color: glow, width, alpha });
}
