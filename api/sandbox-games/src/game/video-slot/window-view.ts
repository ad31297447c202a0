import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Cell, Window } from '@mosaico/shared/fair-games/slots/slot-round';
import type { Motion } from '../stage/frames.ts';
import type { Stage, StageSize } from '../stage/stage.ts';
import { paintFrame, paintPanel } from './frame-painting.ts';
import { createReel, type Landing, type Reel } from './reel.ts';
import type { SymbolPainter } from './symbols.ts';
import type { SlotTheme } from '../../art/themes/theme.ts';

/** How much taller than wide a cell may be. */
const TALLEST_CELL = 1.3;
/** How much wider than tall: on its side a phone has little height. */
const WIDEST_CELL = 1.3;
/** Of the stage's shorter side. */
const FRAME_SHARE = 0.035;

export interface WindowGeometry {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** The frame with the reels in it, as large as the stage allows. */
export interface WindowView {
  readonly reels: readonly Reel[];
  /** Over the reels and not cut off at their edge. */
  readonly over: Container;
  readonly geometry: WindowGeometry;
  show(window: Window): void;
  turn(): void;
  land(reel: number, column: readonly number[], landing: Landing): Motion;
  /** Lets symbols fall into a new picture. @param fallen by reel and row, over how many rows */
  fall(window: Window, fallen: readonly (readonly number[])[], durationMs: number): Motion[];
  spriteAt(cell: Cell): Sprite | undefined;
  centreOf(cell: Cell): { readonly x: number; readonly y: number };
}

interface WindowOptions {
  readonly stage: Stage;
  readonly theme: SlotTheme;
  readonly painter: SymbolPainter;
  readonly rows: number;
  readonly chance: () => number;
  /** Called when the geometry is another one. */
  readonly onLaidOut: () => void;
}

const REELS = 5;

export function windowView({ stage, theme, painter, rows, chance, onLaidOut }: WindowOptions): WindowView {
  const frame = new Sprite();
  const panel = new Sprite();
  const mask = new Graphics();
  const inside = new Container({ mask });
  const over = new Container();
  let geometry: WindowGeometry = { x: 0, y: 0, cellWidth: 1, cellHeight: 1 };
  const reels = Array.from({ length: REELS }, () => createReel({ stage, rows, texture: textureOf, chance }));
  inside.addChild(...reels.map(({ view }) => view));
  stage.root.addChild(frame, panel, mask, inside, over);
  stage.onSize(layOut);

  function textureOf(symbol: number, isFast: boolean): Texture {
    const { cellWidth: width, cellHeight: height } = geometry;
    return stage.texture({
      name: `${theme.key}-${symbol}${isFast ? '-fast' : ''}`,
      width,
      height,
      paint: (canvas) => (isFast ? paintFast(canvas, height) : painter.paint(canvas, symbol, width, height)),
    });
    function paintFast(canvas: CanvasRenderingContext2D, cellHeight: number) {
      canvas.globalAlpha = 0.3;
      for (const shift of [-0.14, -0.05, 0.05, 0.14]) {
        canvas.save();
        canvas.translate(0, shift * cellHeight);
        painter.paint(canvas, symbol, width, height);
        canvas.restore();
      }
    }
  }

  function layOut({ width, height }: StageSize) {
    const edge = Math.max(8, Math.min(width, height) * FRAME_SHARE);
    const room = { width: width - 2 * edge, height: height - 2 * edge };
    const cellWidth = Math.floor(Math.min(room.width / REELS, (room.height / rows) * WIDEST_CELL));
    const cellHeight = Math.floor(Math.min(room.height / rows, cellWidth * TALLEST_CELL));
    const size = { width: cellWidth * REELS, height: cellHeight * rows };
    const [x, y] = [Math.round((width - size.width) / 2), Math.round((height - size.height) / 2)];
    geometry = { x, y, cellWidth, cellHeight };
    const outer = { width: size.width + 2 * edge, height: size.height + 2 * edge };
    frame.texture = stage.texture({
      name: `${theme.key}-frame`,
      ...outer,
      paint: (canvas) => paintFrame(canvas, theme, { ...outer, edge }),
    });
    frame.position.set(x - edge, y - edge);
    panel.texture = stage.texture({
      name: `${theme.key}-panel`,
      ...size,
      paint: (canvas) => paintPanel(canvas, theme, { ...size, columns: REELS }),
    });
    panel.position.set(x, y);
    mask.clear().rect(x, y, size.width, size.height).fill('#fff');
    for (const [index, reel] of reels.entries())
      reel.layOut({ x: x + index * cellWidth, y, cellWidth, cellHeight });
    onLaidOut();
  }

  return {
    reels,
    over,
    get geometry() {
      return geometry;
    },
    show: (window) => reels.forEach((reel, index) => reel.show(window[index] ?? [])),
    turn: () => reels.forEach((reel) => reel.turn()),
    land: (index, column, landing) => (reels[index] ?? neverReel()).land(column, landing),
    fall: (window, fallen, durationMs) =>
      reels.map((reel, index) => reel.drop(window[index] ?? [], fallen[index] ?? [], durationMs)),
    spriteAt: ({ reel, row }) => reels[reel]?.cells[row],
    centreOf: ({ reel, row }) => ({
      x: geometry.x + (reel + 0.5) * geometry.cellWidth,
      y: geometry.y + (row + 0.5) * geometry.cellHeight,
    }),
  };
}

function neverReel(): never {
  throw new RangeError('there are five reels');
}
