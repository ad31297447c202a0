import { paintOf } from './paint-drawing.ts';
import type { SlotTheme } from '../../art/themes/theme.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The frame around the reels, with lamps along it. */
export function paintFrame(
  canvas: CanvasRenderingContext2D,
  theme: SlotTheme,
  { width, height, edge }: Size & { readonly edge: number },
): void {
  const radius = edge * 1.5;
  canvas.beginPath();
  canvas.roundRect(0, 0, width, height, radius);
  const light = canvas.createLinearGradient(0, 0, 0, height);
  const [top, bottom] = typeof theme.frame === 'string' ? [theme.frame, theme.frame] : theme.frame;
  light.addColorStop(0, top);
  light.addColorStop(1, bottom);
  canvas.fillStyle = light;
  canvas.fill();
  canvas.lineWidth = 2;
  canvas.strokeStyle = theme.ink;
  canvas.stroke();
  canvas.beginPath();
  canvas.roundRect(2.5, 2.5, width - 5, height - 5, radius - 2);
  canvas.strokeStyle = 'rgb(255 255 255 / 0.55)';
  canvas.lineWidth = 1.5;
  canvas.stroke();
  paintLamps(canvas, { width, height, edge });
}

function paintLamps(
  canvas: CanvasRenderingContext2D,
  { width, height, edge }: Size & { readonly edge: number },
) {
  const size = Math.max(1.6, edge * 0.17);
  const [across, down] = [Math.round(width / (edge * 2.1)), Math.round(height / (edge * 2.1))];
  const lamp = (x: number, y: number) => {
    const glow = canvas.createRadialGradient(x, y, 0, x, y, size * 2.4);
    glow.addColorStop(0, 'rgb(255 250 220 / 1)');
    glow.addColorStop(0.4, 'rgb(255 235 160 / 0.9)');
    glow.addColorStop(1, 'rgb(255 220 120 / 0)');
    canvas.fillStyle = glow;
    canvas.fillRect(x - size * 3, y - size * 3, size * 6, size * 6);
  };
  for (let index = 0; index <= across; index += 1) {
    const x = edge + ((width - 2 * edge) * index) / across;
    lamp(x, edge / 2);
    lamp(x, height - edge / 2);
  }
  for (let index = 1; index < down; index += 1) {
    const y = edge + ((height - 2 * edge) * index) / down;
    lamp(edge / 2, y);
    lamp(width - edge / 2, y);
  }
}

/** The reels' own ground, darker towards its edges, with a seam between the reels. */
export function paintPanel(
  canvas: CanvasRenderingContext2D,
  { panel: [top, bottom], ink }: SlotTheme,
  { width, height, columns }: Size & { readonly columns: number },
): void {
  const light = canvas.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, bottom);
  light.addColorStop(0.5, top);
  light.addColorStop(1, bottom);
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, width, height);
  for (let column = 1; column < columns; column += 1) {
    const x = (width * column) / columns;
    const seam = canvas.createLinearGradient(x - 7, 0, x + 7, 0);
    seam.addColorStop(0, 'rgb(0 0 0 / 0)');
    seam.addColorStop(0.5, 'rgb(0 0 0 / 0.22)');
    seam.addColorStop(1, 'rgb(0 0 0 / 0)');
    canvas.fillStyle = seam;
    canvas.fillRect(x - 7, 0, 14, height);
  }
  for (const [from, to] of [
    [0, height * 0.12],
    [height, height * 0.88],
  ] as const) {
    const shade = canvas.createLinearGradient(0, from, 0, to);
    shade.addColorStop(0, 'rgb(20 5 40 / 0.42)');
    shade.addColorStop(1, 'rgb(20 5 40 / 0)');
    canvas.fillStyle = shade;
    canvas.fillRect(0, Math.min(from, to), width, Math.abs(to - from));
  }
  canvas.strokeStyle = paintOf(canvas, ink);
  canvas.lineWidth = 2;
  canvas.strokeRect(1, 1, width - 2, height - 2);
}
