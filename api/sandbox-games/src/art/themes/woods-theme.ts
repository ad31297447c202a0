import { drawingOf } from '../drawings/from-shape.ts';
import { MINE } from '../drawings/mine.ts';
import type { SlotTheme } from './theme.ts';

/** Deep in the Atlantic Forest, with light through the leaves. */
export const WOODS_THEME: SlotTheme = {
  key: 'woods',
  wild: { name: 'sun', drawing: drawingOf('sun', 40) },
  scatter: { name: 'goldCoin', drawing: MINE.goldCoin },
  pictures: [
    { name: 'owl', drawing: drawingOf('owl', 28) },
    { name: 'flower', drawing: drawingOf('flower', 320) },
    { name: 'feather', drawing: drawingOf('feather', 205) },
    { name: 'mushroom', drawing: drawingOf('mushroom', 355) },
    { name: 'acorn', drawing: drawingOf('acorn', 32) },
  ],
  ink: '#12280e',
  letters: [
    ['#ffb08a', '#c8401a'],
    ['#fff0a0', '#d89a10'],
    ['#c0f08a', '#3a8a2a'],
    ['#a8e0e8', '#2a7a9a'],
  ],
  wildPlate: ['#ffc84a', '#b8541a'],
  scatterPlate: ['#5ac86a', '#0f5a3a'],
  frame: ['#b8884a', '#4a2e12'],
  panel: ['#f6f8dc', '#d0e2a8'],
  glow: '#ff9a1a',
  scenery(canvas, width, height, isNight) {
    const air = canvas.createLinearGradient(0, 0, 0, height);
    air.addColorStop(0, isNight ? '#0a2a4a' : '#7ac84a');
    air.addColorStop(0.5, isNight ? '#0a3a3a' : '#2a8a4a');
    air.addColorStop(1, isNight ? '#04120e' : '#0a3a22');
    canvas.fillStyle = air;
    canvas.fillRect(0, 0, width, height);
    canvas.fillStyle = isNight ? 'rgb(160 220 255 / 0.12)' : 'rgb(255 255 200 / 0.16)';
    for (let ray = 0; ray < 5; ray += 1)
      canvas.fill(
        new Path2D(
          `M${width * (0.1 + ray * 0.22)} 0h${width * 0.07}l-${width * 0.1} ${height}h-${width * 0.16}z`,
        ),
      );
    for (let tree = 0; tree < 7; tree += 1) trunk(canvas, width, height, tree);
    for (let index = 0; index < 26; index += 1) leaf(canvas, width, height, index);
  },
};

function trunk(canvas: CanvasRenderingContext2D, width: number, height: number, index: number): void {
  const wide = Math.max(12, width * (0.02 + (index % 3) * 0.012));
  const x = ((index * 0.618 + 0.05) % 1) * width;
  canvas.fillStyle = ['#3a2412', '#4a2e16', '#2a1a0e'][index % 3] ?? '#3a2412';
  canvas.fill(new Path2D(`M${x} 0h${wide}l${wide * 0.2} ${height}h${-wide * 1.4}z`));
}

/** Leaves along the edges of the page. */
function leaf(canvas: CanvasRenderingContext2D, width: number, height: number, index: number): void {
  const size = Math.min(width, height) * (0.1 + (index % 4) * 0.03);
  const isTop = index % 2 === 0;
  canvas.save();
  canvas.translate(((index * 0.382) % 1) * width, isTop ? 0 : height);
  canvas.rotate((isTop ? 1 : -1) * (Math.PI / 2) + (((index * 29) % 11) - 5) * 0.12);
  canvas.fillStyle = `hsl(${110 + ((index * 17) % 40)} 60% ${18 + (index % 4) * 6}%)`;
  canvas.fill(
    new Path2D(`M0 0q${size * 0.5} ${-size * 0.4} ${size} 0q${-size * 0.5} ${size * 0.4} ${-size} 0z`),
  );
  canvas.restore();
}
