import { circle } from '../symbols/paths.ts';
import { drawingOf } from '../drawings/from-shape.ts';
import type { SlotTheme } from './theme.ts';

/** Under water at Noronha: light from above, weed, bubbles. */
export const REEF_THEME: SlotTheme = {
  key: 'reef',
  wild: { name: 'pearl', drawing: drawingOf('pearl', 310) },
  scatter: { name: 'anchor', drawing: drawingOf('anchor', 44) },
  pictures: [
    { name: 'shell', drawing: drawingOf('shell', 335) },
    { name: 'fish', drawing: drawingOf('fish', 30) },
    { name: 'crab', drawing: drawingOf('crab', 8) },
    { name: 'starfish', drawing: drawingOf('starfish', 44) },
    { name: 'drop', drawing: drawingOf('drop', 200) },
  ],
  ink: '#06204a',
  letters: [
    ['#ffb0a0', '#e0406a'],
    ['#fff0a0', '#e8a01a'],
    ['#a8ffd8', '#0f9a7a'],
    ['#a0e0ff', '#1a6ad8'],
  ],
  wildPlate: ['#b07aff', '#3a1a9a'],
  scatterPlate: ['#1ac8c8', '#0a4a8a'],
  frame: ['#ffe6b0', '#c8843a'],
  panel: ['#d8f8ff', '#9ae0f0'],
  glow: '#ff8a3a',
  scenery(canvas, width, height, isNight) {
    const water = canvas.createLinearGradient(0, 0, 0, height);
    water.addColorStop(0, isNight ? '#2a2a9a' : '#2ad0e8');
    water.addColorStop(0.5, isNight ? '#14125e' : '#0a7ac0');
    water.addColorStop(1, isNight ? '#06042a' : '#04285e');
    canvas.fillStyle = water;
    canvas.fillRect(0, 0, width, height);
    canvas.fillStyle = 'rgb(255 255 255 / 0.1)';
    for (let ray = 0; ray < 6; ray += 1) {
      const x = (width * (ray + 0.3)) / 6;
      canvas.fill(new Path2D(`M${x} 0h${width * 0.06}l${width * 0.12} ${height}h${-width * 0.2}z`));
    }
    for (let index = 0; index < 14; index += 1) weed(canvas, width, height, index);
    canvas.strokeStyle = 'rgb(255 255 255 / 0.45)';
    canvas.lineWidth = 1.5;
    for (let bubble = 0; bubble < 30; bubble += 1)
      canvas.stroke(new Path2D(circle((bubble * 137) % width, (bubble * 89) % height, 3 + (bubble % 5) * 2)));
  },
};

/** A weed that sways, or a branch of coral. */
function weed(canvas: CanvasRenderingContext2D, width: number, height: number, index: number): void {
  const tall = height * (0.1 + ((index * 5) % 4) * 0.03);
  const x = ((index * 0.618) % 1) * width;
  const sway = (index % 2 === 0 ? 1 : -1) * tall * 0.16;
  canvas.strokeStyle = ['#1f9a5a', '#d8407a', '#0f7a6a', '#e8803a'][index % 4] ?? '#1f9a5a';
  canvas.lineWidth = Math.max(7, tall * 0.1);
  canvas.lineCap = 'round';
  canvas.stroke(
    new Path2D(`M${x} ${height + 6}q${sway} ${-tall / 2} 0 ${-tall * 0.6}t${sway * 0.6} ${-tall * 0.4}`),
  );
}
