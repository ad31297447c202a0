import { fillPath as fill, lookPainter, type LookPictures } from '../stage/look-pictures.ts';

const FLYERS: LookPictures = {
  /** A kite with its tail. */
  pipa(canvas) {
    fill(canvas, 'M58 8l34 30-38 40-26-38z', '#ffd23f');
    fill(canvas, 'M58 8l34 30-26 6z', '#ff5a5f');
    fill(canvas, 'M54 78l-26-38 38 4z', '#3bceac');
    fill(canvas, 'M58 8l8 36-38-4z', '#4d9de0');
    canvas.strokeStyle = '#fff';
    canvas.lineWidth = 2.5;
    canvas.stroke(new Path2D('M58 8l-4 70M28 40l64-2M54 78q-6 10-16 8t-16 8-16 0'));
    fill(canvas, 'M38 82l8 8-12 2zM20 90l8 6-12 4z', '#ff5a5f');
  },
  /** A hang glider and who flies it. */
  asadelta(canvas) {
    fill(canvas, 'M50 18L4 50q24-6 46-4 22-2 46 4z', '#ff7a4d');
    fill(canvas, 'M50 18L34 47l16-1zM50 18l26 29-14-1z', '#ffd23f');
    fill(canvas, 'M50 18L20 49l10-2zM50 18l16 28-8 0z', '#fff3e0');
    canvas.strokeStyle = '#22304f';
    canvas.lineWidth = 2.5;
    canvas.stroke(new Path2D('M50 20v36M50 44L38 72h26L50 44'));
    fill(canvas, 'M36 62q24-8 44 4l-4 8q-20-8-40-2z', '#22304f');
    fill(canvas, 'M30 60a7 7 0 1 0 .1 0z', '#ffd6b0');
  },
  /** A rocket. */
  alcantara(canvas) {
    canvas.translate(50, 50);
    canvas.rotate(0.9);
    canvas.translate(-50, -50);
    fill(canvas, 'M40 74q10 30 20 0l-4-4H44z', '#ffb347');
    fill(canvas, 'M45 74q5 18 10 0z', '#fff3c4');
    fill(canvas, 'M36 50L22 74l16-2zM64 50l14 24-16-2z', '#2f6bd6');
    fill(canvas, 'M50 4q20 22 16 68H34Q30 26 50 4z', '#f4f6ff');
    fill(canvas, 'M50 4q12 13 15 30H35Q38 17 50 4z', '#ff5a5f');
    fill(canvas, 'M50 38a8 8 0 1 0 .1 0z', '#3b82f6');
    fill(canvas, 'M62 40q4 16 4 32h-8q4-16 4-32z', '#c9cfe6');
  },
};

/** What flies, as the look has it. */
export const paintFlyer = lookPainter(FLYERS, { colour: '#0008', blur: 8 });

/** The cloud in which it ends. */
export function paintPuff(canvas: CanvasRenderingContext2D, size: number): void {
  canvas.scale(size / 100, size / 100);
  for (const [x, y, r] of [
    [50, 50, 26],
    [30, 56, 18],
    [70, 56, 18],
    [42, 34, 17],
    [62, 36, 16],
  ] as const) {
    canvas.fillStyle = '#fff6e4e6';
    canvas.beginPath();
    canvas.arc(x, y, r, 0, Math.PI * 2);
    canvas.fill();
  }
}
