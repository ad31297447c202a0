import { MINE } from '../drawings/mine.ts';
import type { SlotTheme } from './theme.ts';

/** Inside a mine of Minas Gerais, by the light of lamps, with gold in the rock. */
export const MINE_THEME: SlotTheme = {
  key: 'mine',
  wild: { name: 'brilliant', drawing: MINE.diamond },
  scatter: { name: 'chest', drawing: MINE.chest },
  pictures: [
    { name: 'goldBars', drawing: MINE.goldBars },
    { name: 'mineCart', drawing: MINE.mineCart },
    { name: 'minersLamp', drawing: MINE.minersLamp },
    { name: 'pickaxe', drawing: MINE.pickaxe },
    { name: 'goldCoin', drawing: MINE.goldCoin },
  ],
  ink: '#2a1206',
  letters: [
    ['#ffa08a', '#c82a1c'],
    ['#b8f09a', '#3a8a2c'],
    ['#9ad8ff', '#1c66b8'],
    ['#e0b8ff', '#7a3ac8'],
  ],
  wildPlate: ['#2a7ad8', '#12226e'],
  scatterPlate: ['#3aa86a', '#0c4a3a'],
  frame: ['#d99a5b', '#6a3412'],
  panel: ['#4a3122', '#2c1a12'],
  glow: '#ffd24d',
  scenery(canvas, width, height, isNight) {
    const rock = canvas.createLinearGradient(0, 0, 0, height);
    rock.addColorStop(0, isNight ? '#3a1a5a' : '#3a2a22');
    rock.addColorStop(1, isNight ? '#140a2e' : '#150c0a');
    canvas.fillStyle = rock;
    canvas.fillRect(0, 0, width, height);
    const far = canvas.createRadialGradient(
      width / 2,
      height * 0.42,
      0,
      width / 2,
      height * 0.42,
      Math.max(width, height) * 0.6,
    );
    far.addColorStop(0, isNight ? 'rgb(190 110 255 / 0.7)' : 'rgb(255 190 100 / 0.7)');
    far.addColorStop(1, 'rgb(0 0 0 / 0)');
    canvas.fillStyle = far;
    canvas.fillRect(0, 0, width, height);
    for (let index = 0; index < 26; index += 1) stone(canvas, width, height, index);
    beams(canvas, width, height);
  },
};

/** A stone at the edge of the page, some with gold in it. */
function stone(canvas: CanvasRenderingContext2D, width: number, height: number, index: number): void {
  const size = Math.min(width, height) * (0.09 + (index % 5) * 0.02);
  const along = ((index * 0.618) % 1) * height;
  const x = index % 2 === 0 ? -size * 0.2 + ((index * 13) % 20) : width - size * 0.8 - ((index * 17) % 20);
  canvas.fillStyle = ['#4a362a', '#3c2a20', '#5a4232'][index % 3] ?? '#4a362a';
  canvas.fill(
    new Path2D(
      `M${x} ${along + size * 0.4}l${size * 0.3}-${size * 0.4} ${size * 0.5} ${size * 0.08} ${size * 0.24} ${size * 0.42}-${size * 0.3} ${size * 0.42}-${size * 0.52}-${size * 0.06}z`,
    ),
  );
  if (index % 3 !== 0) return;
  canvas.fillStyle = '#ffcf4a';
  canvas.fill(
    new Path2D(
      `M${x + size * 0.4} ${along + size * 0.3}l${size * 0.12}-${size * 0.1} ${size * 0.14} ${size * 0.1}-${size * 0.08} ${size * 0.14}h${-size * 0.12}z`,
    ),
  );
}

/** The timber that holds the roof. */
function beams(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  const thick = Math.max(14, Math.min(width, height) * 0.05);
  const wood = canvas.createLinearGradient(0, 0, 0, thick);
  wood.addColorStop(0, '#9a6436');
  wood.addColorStop(1, '#5a3214');
  canvas.fillStyle = wood;
  canvas.fillRect(0, 0, width, thick);
  canvas.fillStyle = '#6a3e1c';
  canvas.fillRect(0, thick, thick * 0.8, height);
  canvas.fillRect(width - thick * 0.8, thick, thick * 0.8, height);
  canvas.strokeStyle = 'rgb(40 16 4 / 0.6)';
  canvas.lineWidth = 2;
  canvas.beginPath();
  for (const y of [thick * 0.35, thick * 0.68]) {
    canvas.moveTo(0, y);
    canvas.lineTo(width, y);
  }
  canvas.stroke();
}
