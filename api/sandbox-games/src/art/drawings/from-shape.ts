import type { Paint, Shape } from '../../wire/symbol-wire.ts';
import { SHAPES, type ShapeName } from '../symbols/shapes.ts';
import { GLEAM, GOLD, LEAF, type Drawing, type Part } from './drawing.ts';

/** A symbol of the slots of three reels, in the way in which those of five are painted. */
export function drawingOf(name: ShapeName, hue: number): Drawing {
  return drawnShape(SHAPES[name], hue);
}

/** A shape as a drawing. */
export function drawnShape(shape: Shape, hue: number): Drawing {
  return shape.map(([paint, d]) => partOf(paint, d, hue));
}

function partOf(paint: Paint, d: string, hue: number): Part {
  switch (paint) {
    case 'body':
      return { d, fill: [`hsl(${hue} 100% 76%)`, `hsl(${hue} 88% 42%)`] };
    case 'gold':
      return { d, fill: GOLD };
    case 'leaf':
      return { d, fill: LEAF };
    case 'pale':
      return { d, fill: ['#fff', '#efe2c6'] };
    case 'line':
      return { d, fill: `hsl(${hue} 75% 18%)`, line: 4 };
    case 'ink':
      return { d, fill: `hsl(${hue} 55% 14%)`, isFlat: true };
    case 'deep':
      return { d, fill: `hsl(${hue} 80% 20% / 0.55)`, isFlat: true };
    case 'gleam':
      return { d, fill: GLEAM, isFlat: true };
    case 'pip':
      return { d, fill: '#fff', isFlat: true };
  }
}
