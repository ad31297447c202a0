import { Container, Sprite, type Texture } from 'pixi.js';
import { linear, overshoot } from '../stage/easing.ts';
import type { Motion } from '../stage/frames.ts';
import type { Stage } from '../stage/stage.ts';

/** Symbols that pass again and again while a reel turns. */
const PASSING_ROUND = 9;
/** A turning reel moves one symbol on in this time. */
const SYMBOL_MS = 46;

export interface ReelGeometry {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

export interface Landing {
  readonly durationMs: number;
  /** Symbols that pass before it stands. */
  readonly passing: number;
}

export interface ReelOptions {
  readonly stage: Stage;
  readonly rows: number;
  /** A symbol as it stands, and as it looks while it moves fast. */
  readonly texture: (symbol: number, isFast: boolean) => Texture;
  /** Any symbol, for those that only pass. */
  readonly chance: () => number;
}

export interface Reel {
  readonly view: Container;
  /** The symbols that are seen, from the top. */
  readonly cells: readonly Sprite[];
  layOut(geometry: ReelGeometry): void;
  show(column: readonly number[]): void;
  turn(): void;
  land(column: readonly number[], landing: Landing): Motion;
  /** Lets symbols fall into their places; those from above come from beyond the edge. @param fallen by row, over how many rows */
  drop(column: readonly number[], fallen: readonly number[], durationMs: number): Motion;
}

export function createReel({ stage, rows, texture, chance }: ReelOptions): Reel {
  const view = new Container();
  const sprites: Sprite[] = [];
  let shown: readonly number[] = [];
  let geometry: ReelGeometry = { x: 0, y: 0, cellWidth: 0, cellHeight: 0 };
  let leave: (() => void) | null = null;

  /** Puts symbols one below the other; the first of them `above` rows over the window. */
  function fill(symbols: readonly number[], above: number, isFast: boolean) {
    for (const [index, symbol] of symbols.entries()) {
      const sprite = spriteAt(index);
      sprite.texture = texture(symbol, isFast);
      sprite.position.set(geometry.cellWidth / 2, (index - above + 0.5) * geometry.cellHeight);
      sprite.visible = true;
      sprite.alpha = 1;
      sprite.scale.set(1);
      sprite.rotation = 0;
    }
    for (const sprite of sprites.slice(symbols.length)) sprite.visible = false;
  }
  function spriteAt(index: number): Sprite {
    const known = sprites[index];
    if (known) return known;
    const made = new Sprite({ anchor: 0.5 });
    sprites.push(made);
    view.addChild(made);
    return made;
  }
  function shift(cells: number) {
    view.y = geometry.y + cells * geometry.cellHeight;
  }
  function show(column: readonly number[]) {
    leave?.();
    leave = null;
    shown = column;
    if (geometry.cellWidth === 0) return; // not laid out yet
    fill(column, 0, false);
    shift(0);
    stage.redraw();
  }
  const some = (count: number) => Array.from({ length: count }, chance);

  return {
    view,
    get cells() {
      return sprites.slice(0, rows);
    },
    layOut(wanted) {
      geometry = wanted;
      view.x = wanted.x;
      show(shown);
    },
    show,
    turn() {
      leave?.();
      const once = some(PASSING_ROUND);
      fill([...once, ...once.slice(0, rows)], PASSING_ROUND, true);
      leave = stage.follow((elapsedMs) => shift((elapsedMs / SYMBOL_MS) % PASSING_ROUND));
    },
    land(column, { durationMs, passing }) {
      leave?.();
      leave = null;
      // One more above the window: it is seen for a moment when the reel swings too far.
      fill([chance(), ...column, ...some(passing)], passing + 1, false);
      shown = column;
      const motion = stage.animate({
        durationMs,
        easing: overshoot,
        step: (progress) => shift(progress * passing),
      });
      void motion.ended.then(() => show(column));
      return motion;
    },
    drop(column, fallen, durationMs) {
      show(column);
      const from = column.map((_, row) => fallen[row] ?? 0);
      const place = (progress: number) => {
        for (const [row, sprite] of sprites.slice(0, rows).entries())
          sprite.y = (row + 0.5 - (from[row] ?? 0) * (1 - progress)) * geometry.cellHeight;
      };
      place(0);
      return stage.animate({
        durationMs,
        easing: from.some((rowsFallen) => rowsFallen > 0) ? overshoot : linear,
        step: place,
      });
    },
  };
}
