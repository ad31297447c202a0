import { WHEEL_SEGMENTS } from '@mosaico/shared/fair-games/wheel/wheel';
import { Sprite } from 'pixi.js';
import { element } from '../elements/element.ts';
import type { Landscape } from '../landscapes/landscape.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import { paintHub, paintPointer, paintWheel } from './wheel-pictures.ts';

const FULL = Math.PI * 2;
const SEGMENT = FULL / WHEEL_SEGMENTS.length;
/** While the result is not known yet. */
const TURN_PER_MS = 0.006;
const LANDING_MS = 4_200;
const TURNS = 4;

export interface WheelBoard {
  readonly view: HTMLElement;
  /** Turns until it lands or is stopped. */
  turn(): void;
  /** Resolves when the pointer stands on the segment. */
  land(segment: number): Promise<void>;
  finish(): void;
  stop(): void;
}

/** The wheel with its pointer. @param onPeg called whenever a segment passes the pointer */
export async function wheelBoard(landscape: Landscape, look: string, onPeg: () => void): Promise<WheelBoard> {
  const stage = await createStage();
  const view = element('div', { class: 'wheel-board' }, stage.view);
  const [wheel, hub, pointer] = [new Sprite(), new Sprite(), new Sprite()];
  for (const part of [wheel, hub]) part.anchor.set(0.5);
  pointer.anchor.set(0.5, 0.12);
  stage.root.addChild(wheel, hub, pointer);
  let endTurning: (() => void) | null = null;
  let landing: ReturnType<Stage['animate']> | null = null;
  let isHurried = false;

  stage.onSize(({ width, height }) => {
    const size = Math.min(width, height) * 0.97;
    const paintings = [
      [wheel, size, `wheel-${look}`, paintWheel],
      [hub, size * 0.34, `hub-${look}`, paintHub],
      [pointer, size * 0.11, 'pointer', paintPointer],
    ] as const;
    for (const [sprite, side, name, paint] of paintings)
      sprite.texture = stage.texture({
        name,
        width: side,
        height: side,
        paint: (canvas) => paint(canvas, side, look, landscape),
      });
    wheel.position.set(width / 2, height / 2);
    hub.position.set(width / 2, height / 2);
    pointer.position.set(width / 2, height / 2 - size / 2);
  });

  function rotate(to: number) {
    const isNext = Math.floor(to / SEGMENT) !== Math.floor(wheel.rotation / SEGMENT);
    wheel.rotation = to;
    if (!isNext) return;
    pointer.rotation = -0.16;
    onPeg();
  }
  function settle() {
    pointer.rotation *= 0.8;
  }
  function stop() {
    endTurning?.();
    endTurning = null;
    pointer.rotation = 0;
    stage.redraw();
  }
  return {
    view,
    turn() {
      isHurried = false;
      const from = wheel.rotation;
      endTurning = stage.follow((elapsedMs) => {
        settle();
        rotate(from + elapsedMs * TURN_PER_MS);
      });
    },
    async land(segment) {
      stop();
      const from = wheel.rotation;
      const stand = -segment * SEGMENT;
      const turns = isHurried ? 1 : TURNS;
      const rest = (((stand - from) % FULL) + FULL) % FULL;
      const to = from + rest + turns * FULL;
      landing = stage.animate({
        durationMs: isHurried ? 500 : LANDING_MS,
        easing: (progress) => 1 - (1 - progress) ** 3.2,
        step(progress) {
          settle();
          rotate(from + (to - from) * progress);
        },
      });
      await landing.ended;
      landing = null;
      wheel.rotation = stand;
      stop();
    },
    finish() {
      isHurried = true;
      landing?.finish();
    },
    stop,
  };
}
