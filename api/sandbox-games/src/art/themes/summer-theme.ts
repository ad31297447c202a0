import { SUMMER } from '../drawings/summer.ts';
import { circle } from '../symbols/paths.ts';
import type { SlotTheme } from './theme.ts';

/** The rock of Arpoador at sunset, with the Two Brothers behind the bay. */
export const SUMMER_THEME: SlotTheme = {
  key: 'summer',
  wild: { name: 'sun', drawing: SUMMER.sunshine },
  scatter: { name: 'wave', drawing: SUMMER.bigWave },
  pictures: [
    { name: 'surfboard', drawing: SUMMER.surfboard },
    { name: 'coconut', drawing: SUMMER.coconut },
    { name: 'sunglasses', drawing: SUMMER.sunglasses },
    { name: 'parasol', drawing: SUMMER.parasol },
    { name: 'icePop', drawing: SUMMER.icePop },
  ],
  ink: '#33104a',
  letters: [
    ['#ffb39a', '#e0324f'],
    ['#ffe38a', '#f08a12'],
    ['#9ff0e0', '#0f9a9a'],
    ['#a9c8ff', '#3a56d8'],
  ],
  wildPlate: ['#ffb347', '#e0356b'],
  scatterPlate: ['#2ec7e6', '#1d4fb8'],
  frame: ['#ffe9a8', '#e0741a'],
  panel: ['#fff3dc', '#ffd9b0'],
  glow: '#ffd34d',
  scenery(canvas, width, height, isNight) {
    const horizon = height * (height > width ? 0.2 : 0.46);
    fillDown(
      canvas,
      width,
      horizon,
      isNight ? ['#1a1250', '#7a2a86', '#ff7a6b'] : ['#3a6fd8', '#ff9a6b', '#ffd98a'],
    );
    const sunAt = { x: width * 0.72, y: horizon - height * 0.04, r: Math.min(width, height) * 0.09 };
    const light = canvas.createRadialGradient(sunAt.x, sunAt.y, 0, sunAt.x, sunAt.y, sunAt.r * 4);
    light.addColorStop(0, 'rgb(255 240 180 / 0.95)');
    light.addColorStop(0.25, 'rgb(255 220 140 / 0.75)');
    light.addColorStop(1, 'rgb(255 180 120 / 0)');
    canvas.fillStyle = light;
    canvas.fillRect(0, 0, width, horizon);
    // The Two Brothers.
    brothers(canvas, {
      x: width * 0.06,
      y: horizon,
      size: Math.min(width, height) * 0.42,
      colour: isNight ? '#2a1450' : '#5a3a7e',
    });
    canvas.fillStyle = isNight ? '#3a1c62' : '#7a4f92';
    canvas.fill(
      new Path2D(`M${width * 0.46} ${horizon}q${width * 0.17}-${height * 0.035} ${width * 0.36} 0z`),
    );
    sea(canvas, width, height, horizon, isNight);
    canvas.fillStyle = isNight ? '#8a5a6a' : '#f2cf96';
    canvas.fill(
      new Path2D(
        `M0 ${height}V${height * 0.86}q${width * 0.25}-${height * 0.05} ${width * 0.5} 0t${width * 0.5}-${height * 0.02}V${height}z`,
      ),
    );
    if (isNight)
      for (let star = 0; star < 40; star += 1) {
        canvas.fillStyle = 'rgb(255 255 255 / 0.8)';
        canvas.fill(
          new Path2D(circle((star * 97) % width, (star * 53) % (horizon * 0.7), 0.6 + (star % 3) * 0.5)),
        );
      }
  },
};

/** The two rocks behind the beach of Leblon. */
function brothers(
  canvas: CanvasRenderingContext2D,
  {
    x,
    y,
    size,
    colour,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 100, size / 100);
  canvas.fillStyle = colour;
  canvas.fill(
    new Path2D(
      'M-14 0C2-4 8-16 14-30c4-9 9-12 13-3 4 8 7 11 11 10 5-1 8-9 13-13 5-3 8 3 11 12 5 13 12 21 40 24z',
    ),
  );
  canvas.restore();
}

function fillDown(
  canvas: CanvasRenderingContext2D,
  width: number,
  height: number,
  colours: readonly string[],
): void {
  const light = canvas.createLinearGradient(0, 0, 0, height);
  for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour);
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, width, height);
}

function sea(
  canvas: CanvasRenderingContext2D,
  width: number,
  height: number,
  horizon: number,
  isNight: boolean,
): void {
  const depth = canvas.createLinearGradient(0, horizon, 0, height);
  depth.addColorStop(0, isNight ? '#6a3a8a' : '#ffb98a');
  depth.addColorStop(0.18, isNight ? '#3a2a86' : '#3aa6c8');
  depth.addColorStop(1, isNight ? '#14104a' : '#0b5fa0');
  canvas.fillStyle = depth;
  canvas.fillRect(0, horizon, width, height - horizon);
  canvas.strokeStyle = 'rgb(255 255 255 / 0.28)';
  canvas.lineWidth = 2;
  for (let row = 0; row < 9; row += 1) {
    const y = horizon + (height - horizon) * (0.04 + row * 0.09);
    const step = 40 + row * 16;
    canvas.beginPath();
    for (let x = -step * ((row % 3) / 3); x < width; x += step * 2) {
      canvas.moveTo(x, y);
      canvas.quadraticCurveTo(x + step / 2, y - 3 - row, x + step, y);
    }
    canvas.stroke();
  }
}
