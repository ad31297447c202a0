import { plinkoPays, type PlinkoChoices, type PlinkoPicture } from '@mosaico/shared/fair-games/plinko/plinko';
import { Container, Sprite } from 'pixi.js';
import { element } from '../elements/element.ts';
import type { Landscape } from '../landscapes/landscape.ts';
import type { Words } from '../messages/words.ts';
import { lettering } from '../stage/lettering.ts';
import { createStage, type Stage, type StageSize } from '../stage/stage.ts';
import { paintBall, paintBin, paintPin } from './plinko-pictures.ts';

/** From one row of pins to the next. */
const ROW_MS = 150;
const HURRIED_ROW_MS = 24;
/** Figures of bins are no smaller than this for the sake of a sign. */
const LEAST_WITH_SIGN_PX = 11;

export interface PlinkoBoard {
  readonly view: HTMLElement;
  /** What is set during a round is drawn after it: the pins that the ball falls through stay, and so do the bins. */
  set(choices: PlinkoChoices): void;
  clear(): void;
  /** A round begins. */
  begin(): void;
  /** Lets the ball fall. Resolves when it lies in its bin. */
  drop(choices: PlinkoChoices, picture: PlinkoPicture): Promise<void>;
  finish(): void;
}

/** Where pins, bins and ball are, for a size of the stage. */
function placesFor({ width, height }: StageSize, rows: number) {
  const gap = Math.min(width / (rows + 2), (height * 1.05) / (rows + 2));
  // Larger texts make the bins wider, up to the whole width, so that their figures grow too.
  const across = Math.min(width / (rows + 2), gap * textScale());
  const fall = (height - gap * 1.9) / (rows + 1);
  const bin = Math.min(Math.max(across * 0.92, 26), 46);
  return {
    gap,
    across,
    bin,
    x: (row: number, rights: number) => width / 2 + (rights - row / 2) * across,
    y: (row: number) => fall * (row + 0.8),
    binY: height - bin * 0.62,
  };
}

/** How much larger than usual the player has texts. */
function textScale(): number {
  return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
}

/** The pins with their bins, and the ball that falls through them. @param onPin called whenever the ball meets a pin */
export async function plinkoBoard(
  landscape: Landscape,
  look: string,
  words: Words,
  onPin: () => void,
): Promise<PlinkoBoard> {
  const stage = await createStage();
  const box = element('div', { class: 'plinko-board' }, stage.view);
  const field = new Container();
  const ball = new Sprite();
  ball.anchor.set(0.5);
  ball.visible = false;
  stage.root.addChild(field, ball);
  let shown: PlinkoChoices = { rows: 12, risk: 'medium' };
  let rowMs = ROW_MS;
  let isInPlay = false;
  let rounds = 0;
  let next: PlinkoChoices | null = null;
  let current: ReturnType<Stage['animate']> | null = null;

  function layOut() {
    if (stage.size.width === 0) return;
    drawField(stage, field, shown, words, landscape);
    const { gap } = placesFor(stage.size, shown.rows);
    const size = Math.max(gap * 0.8, 14);
    ball.texture = stage.texture({
      name: `ball-${look}`,
      width: size,
      height: size,
      paint: (canvas) => paintBall(canvas, size, look),
    });
    stage.redraw();
  }
  stage.onSize(layOut);
  function set(choices: PlinkoChoices) {
    next = choices;
    if (!isInPlay) settle();
  }
  function settle() {
    isInPlay = false;
    if (!next) return;
    shown = next;
    next = null;
    ball.visible = false;
    layOut();
  }
  function clear() {
    settle();
    rowMs = ROW_MS;
    ball.visible = false;
    stage.redraw();
  }

  return {
    view: box,
    set,
    clear,
    begin() {
      clear();
      isInPlay = true;
      rounds += 1;
    },
    async drop(choices, { path, bin }) {
      isInPlay = true;
      shown = choices;
      layOut();
      ball.visible = true;
      let rights = 0;
      for (let row = 0; row <= choices.rows; row += 1) {
        const turn = (path >> row) & 1;
        const places = () => placesFor(stage.size, choices.rows);
        const before = rights;
        const isLast = row === choices.rows;
        if (!isLast) rights += turn;
        const after = rights;
        current = stage.animate({
          durationMs: rowMs,
          easing: (progress) => progress,
          step(progress) {
            const { x, y, bin: cup, binY, gap } = places();
            const [fromX, toX] = [x(row, before), x(isLast ? row : row + 1, after)];
            const [fromY, toY] = [y(row) - gap * 0.4, isLast ? binY - cup * 0.75 : y(row + 1) - gap * 0.4];
            ball.x = fromX + (toX - fromX) * progress;
            // A hop off the pin, then the fall.
            ball.y = fromY + (toY - fromY) * progress ** 2 - Math.sin(progress * Math.PI) * gap * 0.16;
            ball.rotation = (after - before || -1) * progress * 0.9 + row;
          },
        });
        await current.ended;
        if (!isLast) onPin();
      }
      const round = rounds;
      void light(field, bin, stage).then(() => round === rounds && settle());
      stage.describe(`${words.number((plinkoPays(choices)[bin] ?? 0) / 10)}×`);
    },
    finish() {
      rowMs = HURRIED_ROW_MS;
      current?.finish();
    },
  };
}

function drawField(
  stage: Stage,
  field: Container,
  choices: PlinkoChoices,
  words: Words,
  { accent, deep }: Landscape,
): void {
  for (const child of field.removeChildren()) child.destroy();
  const { rows } = choices;
  const { x, y, gap, across, bin, binY } = placesFor(stage.size, rows);
  const pinSize = Math.max(6, gap * 0.32);
  const pin = stage.texture({
    name: 'pin',
    width: pinSize,
    height: pinSize,
    paint: (canvas) => paintPin(canvas, pinSize),
  });
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at <= row + 2; at += 1) {
      const sprite = new Sprite(pin);
      sprite.anchor.set(0.5);
      sprite.position.set(x(row + 2, at), y(row));
      field.addChild(sprite);
    }
  const pays = plinkoPays(choices);
  const most = Math.max(...pays);
  const figures = pays.map((tenths) => words.number(tenths / 10));
  const sizeOf = (text: string) => Math.min(bin * 0.5, (across * 1.4) / Math.max(2.4, text.length));
  // All bins or none: signs on some would tell them apart by more than their figures.
  const sign = figures.every((figure) => sizeOf(`${figure}×`) >= LEAST_WITH_SIGN_PX) ? '×' : '';
  for (const [index, tenths] of pays.entries()) {
    const heat = Math.log(Math.max(tenths, 2) / 2) / Math.log(most / 2);
    const [width, height] = [across * 0.94, bin];
    const texture = stage.texture({
      name: `bin-${accent}-${heat.toFixed(2)}`,
      width,
      height,
      paint: (canvas) => paintBin(canvas, width, height, heat, accent),
    });
    const cup = new Container();
    const back = new Sprite(texture);
    back.anchor.set(0.5);
    const pay = `${figures[index]}${sign}`;
    const text = lettering(pay, {
      sizePx: sizeOf(pay),
      colour: heat > 0.45 ? '#ffffff' : '#2a1500',
      ...(heat > 0.45 && { outline: deep }),
    });
    cup.addChild(back, text);
    cup.label = `bin-${index}`;
    cup.position.set(x(rows, index), binY);
    field.addChild(cup);
  }
}

/** The bin where the ball lies jumps once. Resolves when it has. */
async function light(field: Container, bin: number, stage: Stage): Promise<void> {
  const cup = field.getChildByLabel(`bin-${bin}`);
  if (!cup) return;
  const y = cup.y;
  await stage.animate({
    durationMs: 420,
    step(progress) {
      if (cup.destroyed) return;
      cup.y = y + Math.sin(progress * Math.PI) * 8;
      cup.scale.set(1 + Math.sin(progress * Math.PI) * 0.25);
    },
  }).ended;
}
