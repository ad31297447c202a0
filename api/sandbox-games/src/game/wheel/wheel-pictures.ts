import { WHEEL_KINDS, WHEEL_SEGMENTS } from '@mosaico/shared/fair-games/wheel/wheel';
import { kindColour } from '../../art/tables/wheel-colours.ts';
import type { Landscape } from '../landscapes/landscape.ts';

type Canvas = CanvasRenderingContext2D;

const INK = '#1b1020';

/** The wheel with segment 0 at the top, and the others clockwise. */
export function paintWheel(canvas: Canvas, size: number, look: string): void {
  const middle = size / 2;
  const rim = middle * 0.98;
  const step = (Math.PI * 2) / WHEEL_SEGMENTS.length;
  canvas.translate(middle, middle);
  disc(canvas, rim, goldFall(canvas, rim));
  const inner = rim * 0.9;
  canvas.textAlign = 'right';
  canvas.textBaseline = 'middle';
  for (const [index, kind] of WHEEL_SEGMENTS.entries()) {
    canvas.save();
    canvas.rotate(index * step - Math.PI / 2);
    canvas.beginPath();
    canvas.moveTo(0, 0);
    canvas.arc(0, 0, inner, -step / 2, step / 2);
    canvas.closePath();
    const colour = kindColour(look, kind);
    canvas.fillStyle = colour;
    canvas.fill();
    canvas.strokeStyle = '#fff3c499';
    canvas.lineWidth = Math.max(0.75, size / 520);
    canvas.stroke();
    canvas.fillStyle = isPale(colour) ? INK : '#ffffff';
    const isRare = kind >= 3;
    canvas.font = `800 ${size * (isRare ? 0.038 : 0.034)}px Bricolage, system-ui, sans-serif`;
    // Ends below the tip of the pointer, which must not cover what was won.
    canvas.fillText(`${WHEEL_KINDS[kind]?.multiplier ?? 0}`, inner * 0.9, 0);
    canvas.restore();
    canvas.save();
    canvas.rotate((index + 0.5) * step - Math.PI / 2);
    canvas.translate(rim * 0.95, 0);
    disc(canvas, size * 0.008, index % 2 ? '#ffffff' : '#ffe08a');
    canvas.restore();
  }
  const shade = canvas.createRadialGradient(0, 0, inner * 0.3, 0, 0, inner);
  shade.addColorStop(0, '#0000');
  shade.addColorStop(1, '#0004');
  disc(canvas, inner, shade);
}

/** The middle, with the sign of the place. */
export function paintHub(canvas: Canvas, size: number, look: string, { deep, accent }: Landscape): void {
  const r = size / 2;
  canvas.translate(r, r);
  canvas.shadowColor = '#000a';
  canvas.shadowBlur = r * 0.2;
  disc(canvas, r * 0.92, goldFall(canvas, r));
  canvas.shadowBlur = 0;
  disc(canvas, r * 0.8, deep);
  canvas.scale(r / 50, r / 50);
  canvas.fillStyle = accent;
  canvas.fill(new Path2D(SIGNS[look] ?? ''), 'evenodd');
}

/** A wave of the promenade, a star of the bull, a fruit of the market; around (0, 0), 60 wide. */
const SIGNS: Readonly<Record<string, string>> = {
  calcadao: 'M-30-12q15-17 30 0t30 0v9q-15 17-30 0t-30 0zM-30 8q15-17 30 0t30 0v9q-15 17-30 0t-30 0z',
  boi: 'M0-32l8.5 20.5 22 1.500-17 14 5.500 21.500L0 14l-19 11.500L-13.500 4l-17-14 22-1.500z',
  feira: 'M0-20q6-14 18-14-2 12-12 15 22 2 22 24 0 27-28 27T-28 5q0-22 28-25zM-14-6q-10 6-8 20 6 0 8-20z',
};

export function paintPointer(canvas: Canvas, size: number): void {
  canvas.shadowColor = '#000c';
  canvas.shadowBlur = size * 0.1;
  canvas.fillStyle = '#fff';
  const tip = new Path2D(
    `M${size * 0.22} ${size * 0.04}h${size * 0.56}q${size * 0.1} ${size * 0.16} 0 ${size * 0.3}L${size / 2} ${size * 0.92}L${size * 0.22} ${size * 0.34}q${-size * 0.1} ${-size * 0.14} 0 ${-size * 0.3}z`,
  );
  canvas.fill(tip);
  canvas.shadowBlur = 0;
  canvas.strokeStyle = '#c9780c';
  canvas.lineWidth = size * 0.05;
  canvas.stroke(tip);
}

function goldFall(canvas: Canvas, r: number): CanvasGradient {
  const fall = canvas.createLinearGradient(0, -r, 0, r);
  fall.addColorStop(0, '#fff0b8');
  fall.addColorStop(0.5, '#e79a1e');
  fall.addColorStop(1, '#8a4a08');
  return fall;
}

function disc(canvas: Canvas, r: number, colour: string | CanvasGradient): void {
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.arc(0, 0, r, 0, Math.PI * 2);
  canvas.fill();
}

/** Dark letters are read better on it. */
function isPale(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return r * 0.3 + g * 0.59 + b * 0.11 > 140;
}
