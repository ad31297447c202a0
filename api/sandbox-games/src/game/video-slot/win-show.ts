import { Graphics, type Text } from 'pixi.js';
import type { Cell, SlotWin } from '@mosaico/shared/fair-games/slots/slot-round';
import { easeOut } from '../stage/easing.ts';
import type { Motion } from '../stage/frames.ts';
import { lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';
import type { SlotTheme } from '../../art/themes/theme.ts';
import type { WindowView } from './window-view.ts';

const PULSE_MS = 620;
/** How strongly a symbol shows that does not pay, beside some that do. */
const DIMMED = 0.34;

/** Shows what pays: lines through the symbols, light behind them, the rest dimmed. */
export interface WinShow {
  /** Resolves when the symbols have pulsed once; they stay lit until `clear`. */
  light(wins: readonly SlotWin[]): Promise<void>;
  /** Lets some cells pulse, without dimming the others. */
  pulse(cells: readonly Cell[]): Promise<void>;
  /** Makes cells burst and leaves their places empty. */
  burst(cells: readonly Cell[], durationMs: number): Promise<void>;
  /** Runs motions of the game with those of the wins: `finish` ends them too. */
  run(motions: readonly Motion[]): Promise<void>;
  /** A text over the reels for a while. */
  banner(text: string, forMs: number): Promise<void>;
  finish(): void;
  clear(): void;
}

export function winShow(stage: Stage, theme: SlotTheme, view: WindowView): WinShow {
  const lines = new Graphics();
  const lights = new Graphics();
  view.over.addChild(lights, lines);
  let running: Motion[] = [];
  let text: Text | null = null;

  async function run(motions: readonly Motion[]): Promise<void> {
    running.push(...motions);
    await Promise.all(motions.map(({ ended }) => ended));
  }
  const animate = (options: Parameters<Stage['animate']>[0]) => run([stage.animate(options)]);
  function clear() {
    for (const motion of running) motion.finish();
    running = [];
    lines.clear();
    lights.clear();
    text?.destroy();
    text = null;
    for (const reel of view.reels)
      for (const sprite of reel.cells) {
        sprite.alpha = 1;
        sprite.scale.set(1);
      }
    stage.redraw();
  }
  const pulse = (cells: readonly Cell[]) =>
    animate({
      durationMs: PULSE_MS,
      step(progress) {
        const scale = 1 + 0.16 * Math.sin(progress * Math.PI);
        for (const cell of cells) view.spriteAt(cell)?.scale.set(scale);
      },
    });

  return {
    async light(wins) {
      const cells = wins.flatMap((win) => win.cells);
      const paying = new Set(cells.map(keyOf));
      for (const [reel, { cells: sprites }] of view.reels.entries())
        for (const [row, sprite] of sprites.entries())
          sprite.alpha = paying.has(keyOf({ reel, row })) ? 1 : DIMMED;
      drawLights(lights, theme, view, cells);
      for (const win of wins) if (win.line !== null) drawLine(lines, theme, view, win.cells);
      await pulse(uniqueCells(cells));
    },
    run,
    pulse,
    burst(cells, durationMs) {
      return animate({
        durationMs,
        step(progress) {
          for (const cell of cells) {
            const sprite = view.spriteAt(cell);
            if (!sprite) continue;
            sprite.scale.set(1 + 0.35 * progress);
            sprite.alpha = 1 - progress;
          }
        },
      });
    },
    async banner(said, forMs) {
      text?.destroy();
      const { width, height } = stage.size;
      text = lettering(said, { sizePx: Math.min(height * 0.34, 150), colour: '#fff4c8', outline: theme.ink });
      const fit = Math.min(1, (width * 0.82) / text.width);
      text.position.set(width / 2, height / 2);
      view.over.addChild(text);
      const shown = text;
      await animate({
        durationMs: 320,
        easing: easeOut,
        step: (progress) => void shown.scale.set(fit * (0.4 + 0.6 * progress)),
      });
      await run([stage.rest(forMs)]);
      if (text === shown) {
        shown.destroy();
        text = null;
        stage.redraw();
      }
    },
    finish() {
      for (const motion of running) motion.finish();
      running = [];
    },
    clear,
  };
}

function keyOf({ reel, row }: Cell): string {
  return `${reel}:${row}`;
}

export function uniqueCells(cells: readonly Cell[]): Cell[] {
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

function drawLights(graphics: Graphics, { glow }: SlotTheme, view: WindowView, cells: readonly Cell[]): void {
  const { cellWidth, cellHeight } = view.geometry;
  graphics.clear();
  for (const cell of uniqueCells(cells)) {
    const { x, y } = view.centreOf(cell);
    graphics
      .roundRect(
        x - cellWidth / 2 + 2,
        y - cellHeight / 2 + 2,
        cellWidth - 4,
        cellHeight - 4,
        cellWidth * 0.14,
      )
      .stroke({ color: glow, width: Math.max(2.5, cellWidth * 0.05), alpha: 0.95 });
  }
}

function drawLine(graphics: Graphics, { glow }: SlotTheme, view: WindowView, cells: readonly Cell[]): void {
  const points = cells.map((cell) => view.centreOf(cell));
  const { cellWidth } = view.geometry;
  for (const [width, color, alpha] of [
    [cellWidth * 0.13, '#2a0a3e', 0.35],
    [cellWidth * 0.075, glow, 0.95],
    [cellWidth * 0.028, '#ffffff', 0.95],
  ] as const) {
    for (const [index, point] of points.entries())
      if (index === 0) graphics.moveTo(point.x, point.y);
      else graphics.lineTo(point.x, point.y);
    graphics.stroke({ color, width, alpha, cap: 'round', join: 'round' });
  }
}
