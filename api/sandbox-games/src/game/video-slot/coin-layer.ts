import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import { UNITS_PER_BET, type Cell, type Coin } from '@mosaico/shared/fair-games/slots/slot-round';
import { overshoot } from '../stage/easing.ts';
import type { Motion } from '../stage/frames.ts';
import { lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';
import { MINE } from '../../art/drawings/mine.ts';
import { paintDrawing } from './paint-drawing.ts';
import type { WindowView } from './window-view.ts';

/** How strongly a place shows that still waits for its coin. */
const WAITING = 0.26;
/** Turns of a waiting coin in one spin. */
const TURNS = 3;

/** The coins of hold and spin, over the darkened reels. */
export interface CoinLayer {
  /** Darkens the reels and puts coins on them, worth what they are at this bet. */
  begin(coins: readonly Coin[], betCentavos: number): void;
  /** Turns the places that are empty. */
  spin(durationMs: number): Motion;
  land(coins: readonly Coin[], durationMs: number): Motion;
  layOut(): void;
  end(): void;
}

interface Place extends Cell {
  readonly sprite: Sprite;
  text: Text | null;
}

/** @param write a coin's worth, as short as it can be */
export function coinLayer(
  stage: Stage,
  view: WindowView,
  rows: number,
  write: (centavos: number) => string,
): CoinLayer {
  const dark = new Graphics();
  const coins = new Container();
  const layer = new Container({ visible: false });
  layer.addChild(dark, coins);
  view.over.addChild(layer);
  const places = view.reels.flatMap((_, reel) =>
    Array.from({ length: rows }, (__, row): Place => {
      const sprite = new Sprite({ anchor: 0.5 });
      coins.addChild(sprite);
      return { reel, row, sprite, text: null };
    }),
  );
  let held: readonly Coin[] = [];
  let bet = 0;

  function layOut() {
    const { x, y, cellWidth, cellHeight } = view.geometry;
    const size = Math.min(cellWidth, cellHeight) * 0.94;
    dark
      .clear()
      .rect(x, y, cellWidth * view.reels.length, cellHeight * rows)
      .fill({ color: '#0a0420', alpha: 0.8 });
    for (const place of places) {
      const { sprite } = place;
      sprite.texture = stage.texture({
        name: 'held-coin',
        width: size,
        height: size,
        paint: (canvas) => paintDrawing(canvas, MINE.blankCoin, { x: 0, y: 0, size, ink: '#4a2206' }),
      });
      const { x: middleX, y: middleY } = view.centreOf(place);
      sprite.position.set(middleX, middleY);
      sprite.scale.set(1);
      place.text?.destroy();
      const coin = held.find(({ reel, row }) => reel === place.reel && row === place.row);
      place.text = coin ? valueText(write((coin.units * bet) / UNITS_PER_BET), size) : null;
      sprite.alpha = coin ? 1 : WAITING;
      if (!place.text) continue;
      place.text.position.set(middleX, middleY);
      coins.addChild(place.text);
    }
    stage.redraw();
  }

  return {
    begin(wanted, betCentavos) {
      held = wanted;
      bet = betCentavos;
      layer.visible = true;
      layOut();
    },
    spin(durationMs) {
      const empty = places.filter(({ text }) => text === null);
      return stage.animate({
        durationMs,
        step(progress) {
          for (const [index, { sprite }] of empty.entries())
            sprite.scale.x = Math.cos(progress * Math.PI * 2 * TURNS + (progress < 1 ? index : 0));
        },
      });
    },
    land(landed, durationMs) {
      held = [...held, ...landed];
      layOut();
      const fresh = places.filter(({ reel, row }) =>
        landed.some((coin) => coin.reel === reel && coin.row === row),
      );
      return stage.animate({
        durationMs: landed.length > 0 ? durationMs : 0,
        easing: overshoot,
        step(progress) {
          for (const { sprite } of fresh) sprite.scale.set(1.7 - 0.7 * progress);
        },
      });
    },
    layOut: () => void (layer.visible && layOut()),
    end() {
      held = [];
      layer.visible = false;
      stage.redraw();
    },
  };
}

function valueText(value: string, size: number): Text {
  const text = lettering(value, { sizePx: size * 0.36, colour: '#fff8dc', outline: '#5a2606' });
  text.scale.set(Math.min(1, (size * 0.84) / text.width));
  return text;
}
