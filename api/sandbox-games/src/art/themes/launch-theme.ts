import { circle } from '../symbols/paths.ts';
import { drawingOf } from '../drawings/from-shape.ts';
import { MINE } from '../drawings/mine.ts';
import type { SlotTheme } from './theme.ts';

/** The night over Alcântara, where rockets leave for the stars. */
export const LAUNCH_THEME: SlotTheme = {
  key: 'launch',
  wild: { name: 'starlight', drawing: drawingOf('starlight', 48) },
  scatter: { name: 'goldCoin', drawing: MINE.goldCoin },
  pictures: [
    { name: 'rocket', drawing: drawingOf('rocket', 350) },
    { name: 'planet', drawing: drawingOf('planet', 275) },
    { name: 'saucer', drawing: drawingOf('saucer', 160) },
    { name: 'comet', drawing: drawingOf('comet', 205) },
    { name: 'moon', drawing: drawingOf('moon', 48) },
  ],
  ink: '#0a0630',
  letters: [
    ['#ffb0b8', '#d8304a'],
    ['#ffe9a0', '#e0981a'],
    ['#a0ffe0', '#149a8a'],
    ['#b8c8ff', '#4a5ae8'],
  ],
  wildPlate: ['#5a6aff', '#1a1a8a'],
  scatterPlate: ['#ff9a3a', '#a8321a'],
  frame: ['#d8e6ff', '#4a5aa8'],
  panel: ['#1e2260', '#0c0e3a'],
  glow: '#6affff',
  scenery(canvas, width, height, isNight) {
    const sky = canvas.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, isNight ? '#2a0640' : '#05062a');
    sky.addColorStop(0.65, isNight ? '#8a1a5a' : '#1a2a7a');
    sky.addColorStop(1, isNight ? '#ff8a4a' : '#3a6ab8');
    canvas.fillStyle = sky;
    canvas.fillRect(0, 0, width, height);
    canvas.fillStyle = '#fff';
    for (let index = 0; index < 90; index += 1)
      canvas.fill(
        new Path2D(circle((index * 137) % width, (index * 61) % (height * 0.8), 0.5 + (index % 4) * 0.4)),
      );
    const moon = Math.min(width, height) * 0.1;
    canvas.fillStyle = '#f4ecd0';
    canvas.fill(new Path2D(circle(width * 0.84, height * 0.14, moon)));
    canvas.fillStyle = 'rgb(160 150 120 / 0.35)';
    canvas.fill(
      new Path2D(
        `${circle(width * 0.84 - moon * 0.3, height * 0.13, moon * 0.2)}${circle(width * 0.84 + moon * 0.3, height * 0.16, moon * 0.14)}`,
      ),
    );
    launchTower(canvas, width, height);
  },
};

/** The tower, the dunes, and palms before the sea. */
function launchTower(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  const size = Math.min(width, height) * 0.3;
  const [x, foot] = [width * 0.1, height * 0.9];
  canvas.strokeStyle = '#0a0c30';
  canvas.lineWidth = Math.max(2, size * 0.025);
  canvas.beginPath();
  for (let step = 0; step < 6; step += 1) {
    const y = foot - (size * step) / 5;
    canvas.rect(x, y - size / 5, size * 0.2, size / 5);
    canvas.moveTo(x, y);
    canvas.lineTo(x + size * 0.2, y - size / 5);
  }
  canvas.stroke();
  canvas.fillStyle = '#080a28';
  canvas.fill(
    new Path2D(
      `M0 ${height}V${height * 0.9}q${width * 0.3}-${height * 0.05} ${width * 0.6} 0t${width * 0.4}-${height * 0.02}V${height}z`,
    ),
  );
}
