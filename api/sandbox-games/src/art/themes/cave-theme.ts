import { drawingOf } from '../drawings/from-shape.ts';
import type { SlotTheme } from './theme.ts';

/** A cave of crystals, lit from within. */
export const CAVE_THEME: SlotTheme = {
  key: 'cave',
  wild: { name: 'starlight', drawing: drawingOf('starlight', 48) },
  scatter: { name: 'crown', drawing: drawingOf('crown', 340) },
  pictures: [
    { name: 'brilliant', drawing: drawingOf('brilliant', 195) },
    { name: 'heart', drawing: drawingOf('heart', 345) },
    { name: 'emerald', drawing: drawingOf('emerald', 150) },
    { name: 'hexagon', drawing: drawingOf('hexagon', 278) },
    { name: 'oval', drawing: drawingOf('oval', 32) },
  ],
  ink: '#1a0a3e',
  letters: [
    ['#ffb0d0', '#c81e7a'],
    ['#ffe9a0', '#d89a1a'],
    ['#a8ffe0', '#1a9a8a'],
    ['#b0c8ff', '#3a4ae0'],
  ],
  wildPlate: ['#8a4aff', '#2a0a8a'],
  scatterPlate: ['#ff5a8a', '#8a0a4a'],
  frame: ['#c8a8ff', '#4a1a9a'],
  panel: ['#2a1a5e', '#160a3a'],
  glow: '#7affff',
  scenery(canvas, width, height, isNight) {
    const dark = canvas.createLinearGradient(0, 0, 0, height);
    dark.addColorStop(0, isNight ? '#3a0a3e' : '#140a3a');
    dark.addColorStop(1, isNight ? '#12041e' : '#06021a');
    canvas.fillStyle = dark;
    canvas.fillRect(0, 0, width, height);
    const light = canvas.createRadialGradient(
      width / 2,
      height * 0.4,
      0,
      width / 2,
      height * 0.4,
      Math.max(width, height) * 0.6,
    );
    light.addColorStop(0, isNight ? 'rgb(255 90 190 / 0.7)' : 'rgb(100 90 255 / 0.75)');
    light.addColorStop(1, 'rgb(0 0 0 / 0)');
    canvas.fillStyle = light;
    canvas.fillRect(0, 0, width, height);
    for (let index = 0; index < 18; index += 1) crystal(canvas, width, height, index);
  },
};

/** Crystals grow from the floor, and hang from the roof. */
function crystal(canvas: CanvasRenderingContext2D, width: number, height: number, index: number): void {
  const tall = Math.min(width, height) * (0.16 + ((index * 7) % 5) * 0.05);
  const wide = tall * 0.26;
  const x = ((index * 0.382) % 1) * width;
  const isHanging = index % 3 === 0;
  const hue = 180 + ((index * 47) % 150);
  canvas.save();
  canvas.translate(x, isHanging ? 0 : height);
  canvas.scale(1, isHanging ? 1 : -1);
  canvas.rotate((((index * 13) % 7) - 3) * 0.07);
  const half = (side: number, lightness: number) => {
    canvas.fillStyle = `hsl(${hue} 75% ${lightness}% / 0.85)`;
    canvas.fill(new Path2D(`M0 ${-wide}V${tall}L${side * wide} ${tall * 0.72}V${-wide}z`));
  };
  half(-1, 46);
  half(1, 30);
  canvas.restore();
}
