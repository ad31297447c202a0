import { star } from '../symbols/paths.ts';
import { JUNE } from '../drawings/june.ts';
import type { SlotTheme } from './theme.ts';

const FLAGS = ['#ff5f7a', '#ffd23f', '#3fc8ff', '#7be07a', '#ff9a3f', '#c78bff'];

/** A village square in June, at night, under strings of little flags. */
export const JUNE_THEME: SlotTheme = {
  key: 'june',
  wild: { name: 'starlight', drawing: JUNE.starlet },
  scatter: { name: 'paperBalloon', drawing: JUNE.paperBalloon },
  pictures: [
    { name: 'accordion', drawing: JUNE.accordion },
    { name: 'bonfire', drawing: JUNE.bonfire },
    { name: 'strawHat', drawing: JUNE.strawHat },
    { name: 'corn', drawing: JUNE.corn },
    { name: 'bunting', drawing: JUNE.bunting },
  ],
  ink: '#34081e',
  letters: [
    ['#ff9aa8', '#d01c4a'],
    ['#ffe38a', '#ea8a10'],
    ['#a8f0a0', '#1f9a4a'],
    ['#a4d8ff', '#2468d0'],
  ],
  wildPlate: ['#7a3cff', '#c81486'],
  scatterPlate: ['#ff8a3c', '#b0123a'],
  frame: ['#ffd98a', '#a8501a'],
  panel: ['#fff6e2', '#ffe0bd'],
  glow: '#ffcf4d',
  scenery(canvas, width, height, isNight) {
    const sky = canvas.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, isNight ? '#2a0a3e' : '#0d1240');
    sky.addColorStop(0.6, isNight ? '#8a1c4e' : '#2b2a7e');
    sky.addColorStop(1, isNight ? '#d8542e' : '#5b2a6e');
    canvas.fillStyle = sky;
    canvas.fillRect(0, 0, width, height);
    canvas.fillStyle = '#fff3c8';
    for (let index = 0; index < 60; index += 1) {
      const size = 1 + (index % 4) * 0.7;
      canvas.fill(
        new Path2D(star((index * 131) % width, (index * 71) % (height * 0.6), size * 1.8, size * 0.7, 4)),
      );
    }
    const fire = canvas.createRadialGradient(
      width / 2,
      height * 1.02,
      0,
      width / 2,
      height * 1.02,
      height * 0.62,
    );
    fire.addColorStop(0, 'rgb(255 170 70 / 0.85)');
    fire.addColorStop(1, 'rgb(255 120 60 / 0)');
    canvas.fillStyle = fire;
    canvas.fillRect(0, 0, width, height);
    houses(canvas, width, height);
    for (const [row, y] of [0.1, 0.22, 0.4].entries()) flags(canvas, width, height * y, row);
  },
};

function houses(canvas: CanvasRenderingContext2D, width: number, height: number): void {
  const size = Math.max(70, Math.min(width, height) * 0.16);
  for (let index = 0; index * size * 1.15 < width + size; index += 1) {
    const x = index * size * 1.15 - size * 0.3;
    const top = height * 0.86 - (index % 3) * size * 0.16;
    canvas.fillStyle = ['#2a1650', '#351a5a', '#221247'][index % 3] ?? '#2a1650';
    canvas.fillRect(x, top, size, height - top);
    canvas.fill(
      new Path2D(`M${x - size * 0.08} ${top}l${size * 0.58}-${size * 0.4} ${size * 0.58} ${size * 0.4}z`),
    );
    canvas.fillStyle = 'rgb(255 210 110 / 0.85)';
    canvas.fillRect(x + size * 0.2, top + size * 0.22, size * 0.2, size * 0.24);
    canvas.fillRect(x + size * 0.6, top + size * 0.22, size * 0.2, size * 0.24);
  }
}

/** A string of little flags across the square. */
function flags(canvas: CanvasRenderingContext2D, width: number, y: number, row: number): void {
  const size = Math.max(18, Math.min(34, width * 0.045));
  const sag = (x: number) => y + Math.sin((x / width) * Math.PI * 2 + row * 1.7) * size * 0.9;
  canvas.strokeStyle = 'rgb(255 255 255 / 0.55)';
  canvas.lineWidth = 1.5;
  canvas.beginPath();
  for (let x = 0; x <= width; x += 8) canvas.lineTo(x, sag(x));
  canvas.stroke();
  for (let index = 0; index * size * 1.35 < width; index += 1) {
    const x = index * size * 1.35;
    const top = sag(x + size / 2);
    canvas.fillStyle = FLAGS[(index + row * 2) % FLAGS.length] ?? '#fff';
    canvas.fill(
      new Path2D(
        `M${x} ${top}h${size}v${size * 1.2}l${-size / 2}-${size * 0.35}-${size / 2} ${size * 0.35}z`,
      ),
    );
  }
}
