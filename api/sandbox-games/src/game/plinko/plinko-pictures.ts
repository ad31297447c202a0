import { fillPath as fill, lookPainter, type LookPictures } from '../stage/look-pictures.ts';

/** A brass pin, lit from above left. */
export function paintPin(canvas: CanvasRenderingContext2D, size: number): void {
  const r = size / 2;
  const shine = canvas.createRadialGradient(r * 0.7, r * 0.6, r * 0.1, r, r, r);
  shine.addColorStop(0, '#ffffff');
  shine.addColorStop(0.5, '#fff0c4');
  shine.addColorStop(1, '#b9822f');
  canvas.fillStyle = shine;
  canvas.beginPath();
  canvas.arc(r, r, r * 0.94, 0, Math.PI * 2);
  canvas.fill();
}

/** A bin: pale in the middle of the board, glowing at the rim. @param heat 0 to 1 */
export function paintBin(
  canvas: CanvasRenderingContext2D,
  width: number,
  height: number,
  heat: number,
  accent: string,
): void {
  const fall = canvas.createLinearGradient(0, 0, 0, height);
  const hue = 46 - heat * 56;
  fall.addColorStop(0, `hsl(${hue} 100% ${80 - heat * 22}%)`);
  fall.addColorStop(1, `hsl(${hue} 92% ${58 - heat * 22}%)`);
  canvas.fillStyle = fall;
  canvas.strokeStyle = accent;
  canvas.lineWidth = 1.5;
  canvas.beginPath();
  canvas.roundRect(1, 1, width - 2, height - 2, Math.min(8, width * 0.24));
  canvas.fill();
  canvas.stroke();
}

const BALLS: LookPictures = {
  /** A cashew with its nut. */
  cajueiro(canvas) {
    fill(canvas, 'M50 12c-22 0-30 16-28 34s14 30 28 30 26-12 28-30-6-34-28-34z', '#ff6a2b');
    fill(canvas, 'M36 24c-8 6-8 20-4 30 4-14 6-22 14-32z', '#ffb36b');
    fill(canvas, 'M38 74q-8 20 12 24 20 0 14-16-8-8-26-8z', '#7b6a4f');
    fill(canvas, 'M46 2h8v14h-8z', '#3f7a34');
  },
  /** A drop of the falls. */
  iguacu(canvas) {
    fill(canvas, 'M50 4q36 42 36 62a36 32 0 0 1-72 0Q14 46 50 4z', '#2fa8e0');
    fill(canvas, 'M34 44q-10 16-6 30 6 10 12 8-10-16-6-38z', '#d8f6ff');
  },
  /** A ball of confetti paper. */
  ladeira(canvas) {
    fill(canvas, 'M50 8a42 42 0 1 0 .1 0z', '#ff5a8a');
    fill(canvas, 'M50 8a42 42 0 0 1 36 22L50 50z', '#ffd23f');
    fill(canvas, 'M92 50a42 42 0 0 1-22 37L50 50z', '#3bceac');
    fill(canvas, 'M30 87A42 42 0 0 1 8 50l42 0z', '#4d9de0');
    fill(canvas, 'M30 22a12 10 0 1 0 .1 0z', '#ffffff99');
  },
};

/** What falls, as the look has it. */
export const paintBall = lookPainter(BALLS, { colour: '#0009', blur: 6 });
