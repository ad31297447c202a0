import { drawingOf } from '../drawings/from-shape.ts';
import type { SlotTheme } from './theme.ts';

const CRATES = ['#e8452c', '#f7b52c', '#5cb83a', '#8a3ac8', '#ff8a1f'];

/** A street market on a Sunday morning: awnings over crates full of fruit. */
export const MARKET_THEME: SlotTheme = {
  key: 'market',
  wild: { name: 'bell', drawing: drawingOf('bell', 44) },
  scatter: { name: 'flower', drawing: drawingOf('flower', 320) },
  pictures: [
    { name: 'melon', drawing: drawingOf('melon', 352) },
    { name: 'grapes', drawing: drawingOf('grapes', 278) },
    { name: 'orange', drawing: drawingOf('orange', 30) },
    { name: 'lemon', drawing: drawingOf('lemon', 54) },
    { name: 'cherries', drawing: drawingOf('cherries', 348) },
  ],
  ink: '#3a0a20',
  letters: [
    ['#ff9a8a', '#d8243a'],
    ['#ffe27a', '#e88a0a'],
    ['#b8f08a', '#2f9a3a'],
    ['#9ad8ff', '#2a66d0'],
  ],
  wildPlate: ['#ff6a4a', '#b0124a'],
  scatterPlate: ['#7ae0a0', '#0f7a5a'],
  frame: ['#ffe2a0', '#c8641a'],
  panel: ['#fffbe8', '#ffeec0'],
  glow: '#ff9a1f',
  scenery(canvas, width, height, isNight) {
    const sky = canvas.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, isNight ? '#3a1460' : '#2a9ad8');
    sky.addColorStop(0.5, isNight ? '#a03a7a' : '#8ae0f0');
    sky.addColorStop(1, isNight ? '#401a4a' : '#2f7a4a');
    canvas.fillStyle = sky;
    canvas.fillRect(0, 0, width, height);
    awning(canvas, width, height * 0.13);
    for (let row = 0; row < 4; row += 1) crates(canvas, width, height * (0.66 + row * 0.11), row);
  },
};

function awning(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  const stripe = Math.max(34, width / 14);
  for (let index = 0; index * stripe < width; index += 1) {
    canvas.fillStyle = index % 2 === 0 ? '#e8322c' : '#fff6e0';
    const x = index * stripe;
    canvas.fill(new Path2D(`M${x} 0h${stripe}v${height}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z`));
  }
}

function crates(canvas: CanvasRenderingContext2D, width: number, y: number, row: number): void {
  const size = Math.max(60, width / 7);
  for (let index = 0; index * size < width; index += 1) {
    const x = index * size + 2;
    canvas.fillStyle = CRATES[(index * 2 + row) % CRATES.length] ?? '#e8452c';
    for (let fruit = 0; fruit < 4; fruit += 1) {
      canvas.beginPath();
      canvas.arc(x + size * (0.15 + fruit * 0.23), y, size * 0.15, 0, 7);
      canvas.fill();
    }
    canvas.fillStyle = '#a8652c';
    canvas.fillRect(x, y, size - 4, size * 0.5);
    canvas.fillStyle = '#7a421a';
    canvas.fillRect(x, y + size * 0.15, size - 4, 3);
    canvas.fillRect(x, y + size * 0.32, size - 4, 3);
  }
}
