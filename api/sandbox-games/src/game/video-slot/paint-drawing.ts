import { OUTLINE_WIDTH, type Drawing, type Fill, type Part } from '../../art/drawings/drawing.ts';

/** Paints a drawing, with its grid of 100 scaled to the square at (x, y). @param ink colour of outlines */
export function paintDrawing(
  canvas: CanvasRenderingContext2D,
  drawing: Drawing,
  {
    x,
    y,
    size,
    ink,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly ink: string },
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 100, size / 100);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  for (const part of drawing) paintPart(canvas, part, ink);
  canvas.restore();
}

function paintPart(canvas: CanvasRenderingContext2D, { d, fill, line, isFlat }: Part, ink: string): void {
  const path = new Path2D(d);
  const paint = paintOf(canvas, fill);
  if (line !== undefined) {
    canvas.lineWidth = line;
    canvas.strokeStyle = paint;
    canvas.stroke(path);
    return;
  }
  canvas.fillStyle = paint;
  canvas.fill(path);
  if (isFlat) return;
  canvas.lineWidth = OUTLINE_WIDTH;
  canvas.strokeStyle = ink;
  canvas.stroke(path);
}

/** Light falls from the upper left. */
export function paintOf(canvas: CanvasRenderingContext2D, fill: Fill): CanvasGradient | string {
  if (typeof fill === 'string') return fill;
  const gradient = canvas.createLinearGradient(22, 0, 74, 100);
  gradient.addColorStop(0, fill[0]);
  gradient.addColorStop(1, fill[1]);
  return gradient;
}
