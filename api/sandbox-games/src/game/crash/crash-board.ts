import { multiplierAfter, timeOf } from '@mosaico/shared/fair-games/crash/crash';
import { Graphics, Sprite } from 'pixi.js';
import { element } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import type { Landscape } from '../landscapes/landscape.ts';
import { createStage } from '../stage/stage.ts';
import { paintFlyer, paintPuff } from './flyers.ts';

/** What is shown lags the server's clock by this, so that the end is heard before it is passed. */
const LAG_MS = 120;
const BURST_MS = 700;
/** The picture is at least as wide as this time, and this high. */
const FIRST_MS = 7_000;
const FIRST_HUNDREDTHS = 200;
const POINTS = 48;

export interface CrashBoard {
  readonly view: HTMLElement;
  /** The bet is on its way. */
  wait(): void;
  /**
   * Rises by the clock.
   * @param elapsedMs how long it has risen already
   * @param each told of the multiplier of each frame, in hundredths
   * @param isHeld while it says so the picture stands, and nothing is told
   */
  rise(elapsedMs: number, each: (hundredths: number) => void, isHeld: () => boolean): void;
  /** Ends where it burst, or goes away from where the win was taken. */
  end(burstHundredths: number, paidHundredths: number | null): Promise<void>;
}

/** The rising line with what flies at its head, and the multiplier. @param x writes a multiplier */
export async function crashBoard(
  landscape: Landscape,
  look: string,
  x: (hundredths: number) => string,
): Promise<CrashBoard> {
  const stage = await createStage();
  const number = element('strong', { class: 'crash-number' }, `${x(100)}×`);
  const view = element(
    'div',
    { class: 'crash-board' },
    stage.view,
    element('div', { class: 'crash-shown', 'aria-hidden': 'true' }, number),
  );
  const line = new Graphics();
  const [flyer, puff] = [new Sprite(), new Sprite()];
  for (const sprite of [flyer, puff]) sprite.anchor.set(0.5);
  stage.root.addChild(line, flyer, puff);
  let shownMs = 0;
  let endRise: (() => void) | null = null;

  function draw(elapsedMs: number) {
    shownMs = elapsedMs;
    const { width, height } = stage.size;
    const most = Math.max(FIRST_HUNDREDTHS, multiplierAfter(elapsedMs)) - 100;
    const longest = Math.max(FIRST_MS, elapsedMs);
    const [left, foot, right, top] = [width * 0.13, height * 0.84, width * 0.84, height * 0.26];
    const at = (ms: number) => ({
      x: left + (ms / longest) * (right - left),
      y: foot - ((100 * Math.exp(0.0001 * ms) - 100) / most) * (foot - top),
    });
    const head = at(elapsedMs);
    const points = Array.from({ length: POINTS + 1 }, (_, index) => at((elapsedMs * index) / POINTS));
    line.clear().moveTo(left, foot);
    for (const point of points) line.lineTo(point.x, point.y);
    line.lineTo(head.x, foot).closePath().fill({ color: landscape.accent, alpha: 0.22 });
    line.moveTo(left, foot);
    for (const point of points) line.lineTo(point.x, point.y);
    line.stroke({ color: landscape.accent, width: Math.max(4, width * 0.012), cap: 'round', join: 'round' });
    const before = points.at(-3) ?? head;
    flyer.position.set(head.x, head.y);
    flyer.rotation = Math.max(-0.9, Math.atan2(head.y - before.y, Math.max(1, head.x - before.x)) * 0.7);
    puff.position.set(head.x, head.y);
    number.textContent = `${x(multiplierAfter(elapsedMs))}×`;
  }

  stage.onSize(({ width, height }) => {
    const size = Math.min(width, height) * 0.24;
    flyer.texture = stage.texture({
      name: `flyer-${look}`,
      width: size,
      height: size,
      paint: (canvas) => paintFlyer(canvas, size, look),
    });
    puff.texture = stage.texture({
      name: 'puff',
      width: size,
      height: size,
      paint: (canvas) => paintPuff(canvas, size),
    });
    draw(shownMs);
  });
  const reset = () => {
    view.classList.remove('has-burst', 'has-paid');
    flyer.alpha = 1;
    puff.alpha = 0;
    draw(0);
    stage.redraw();
  };
  reset();

  return {
    view,
    wait: reset,
    rise(elapsedMs, each, isHeld) {
      endRise?.();
      reset();
      const since = performance.now() - elapsedMs;
      const tick = () => {
        if (isHeld()) return;
        const now = Math.max(0, performance.now() - since - LAG_MS);
        draw(now);
        each(multiplierAfter(now));
      };
      if (!prefersStill()) {
        endRise = stage.follow(tick);
        return;
      }
      // Without motion the number alone goes on, in steps.
      const timer = setInterval(() => {
        tick();
        stage.redraw();
      }, 500);
      endRise = () => clearInterval(timer);
    },
    async end(burstHundredths, paidHundredths) {
      endRise?.();
      endRise = null;
      draw(timeOf(paidHundredths ?? burstHundredths));
      if (paidHundredths !== null) {
        view.classList.add('has-paid');
        stage.redraw();
        return;
      }
      view.classList.add('has-burst');
      await stage.animate({
        durationMs: BURST_MS,
        step(progress) {
          flyer.alpha = 1 - progress;
          flyer.rotation += progress * 0.2;
          flyer.y += progress * 6;
          puff.alpha = Math.sin(progress * Math.PI);
          puff.scale.set(0.5 + progress * 1.3);
        },
      }).ended;
    },
  };
}
