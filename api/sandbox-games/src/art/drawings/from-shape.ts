import { SHAPES } from '../symbols/looks.ts';
import type { Paint } from '../symbols/shape.ts';
import { GLEAM, GOLD, LEAF, type Drawing, type Part } from './drawing.ts';

/** A symbol of the slots of three reels, in the way in which those of five are painted. */
export function drawingOf(name: keyof typeof SHAPES, hue: number): Drawing {
  const shape: readonly (readonly [Paint, string])[] = SHAPES[name];
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
    case 'line':
      return { d, fill: `hsl(${hue} 75% 18%)`, line: 4 };
    case 'deep':
      return { d, fill: `hsl(${hue} 80% 20% / 0.55)`, isFlat: true };
    case 'gleam':
      return { d, fill: GLEAM, isFlat: true };
    case 'pip':
      return { d, fill: '#fff', isFlat: true };
  }
}
