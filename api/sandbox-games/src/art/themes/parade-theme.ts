import { circle, star } from '../symbols/paths.ts';
import { drawingOf } from '../drawings/from-shape.ts';
import { MINE } from '../drawings/mine.ts';
import type { SlotTheme } from './theme.ts';

const CONFETTI = ['#ffd23f', '#ff5f9a', '#3fd0ff', '#8cf07a', '#c78bff'];

/** The parade in the night of the carnival, between stands and spotlights. */
export const PARADE_THEME: SlotTheme = {
  key: 'parade',
  wild: { name: 'streamer', drawing: drawingOf('streamer', 205) },
  scatter: { name: 'goldCoin', drawing: MINE.goldCoin },
  pictures: [
    { name: 'crown', drawing: drawingOf('crown', 340) },
    { name: 'mask', drawing: drawingOf('mask', 300) },
    { name: 'plume', drawing: drawingOf('plume', 180) },
    { name: 'drum', drawing: drawingOf('drum', 10) },
    { name: 'trumpet', drawing: drawingOf('trumpet', 44) },
  ],
  ink: '#2e0638',
  letters: [
    ['#ff9ac8', '#d0146a'],
    ['#ffe58a', '#e8900a'],
    ['#a0f0b8', '#149a5a'],
    ['#b0c0ff', '#5a3ae0'],
  ],
  wildPlate: ['#2ad0a0', '#0a5a6a'],
  scatterPlate: ['#c83ae0', '#5a0a8a'],
  frame: ['#ffe07a', '#c8328a'],
  panel: ['#fff0fa', '#ffd0ea'],
  glow: '#ff3aa0',
  scenery(canvas, width, height, isNight) {
    const night = canvas.createLinearGradient(0, 0, 0, height);
    night.addColorStop(0, isNight ? '#5a0a3a' : '#2a0a5a');
    night.addColorStop(0.6, isNight ? '#c8283a' : '#a01a8a');
    night.addColorStop(1, isNight ? '#5a1a0a' : '#3a0a3a');
    canvas.fillStyle = night;
    canvas.fillRect(0, 0, width, height);
    for (let light = 0; light < 6; light += 1) {
      const x = (width * light) / 5;
      canvas.fillStyle = `hsl(${290 + light * 24} 100% 75% / 0.16)`;
      canvas.fill(
        new Path2D(`M${x} ${height}L${width * 0.5 + (light - 2.5) * width * 0.34} -20h${width * 0.16}z`),
      );
    }
    crowd(canvas, width, height);
    for (let index = 0; index < 90; index += 1) {
      canvas.fillStyle = CONFETTI[index % CONFETTI.length] ?? '#fff';
      const [x, y, size] = [(index * 149) % width, (index * 83) % (height * 0.8), 2 + (index % 3)];
      canvas.fill(new Path2D(index % 3 === 0 ? star(x, y, size * 1.8, size * 0.8) : circle(x, y, size)));
    }
  },
};

/** Heads and raised arms before the lights. */
function crowd(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  const size = Math.max(26, Math.min(width, height) * 0.05);
  canvas.fillStyle = 'rgb(24 2 30 / 0.85)';
  for (let row = 0; row < 2; row += 1)
    for (let index = 0; index * size * 1.3 < width + size; index += 1) {
      const x = index * size * 1.3 + row * size * 0.6;
      const y = height * (0.9 + row * 0.05) + ((index * 7) % 3) * size * 0.16;
      canvas.fill(
        new Path2D(
          `${circle(x, y, size * 0.42)}M${x - size * 0.6} ${height}v${-size * 0.5}q${size * 0.6} ${-size * 0.5} ${size * 1.2} 0v${size * 0.5}z`,
        ),
      );
    }
}
