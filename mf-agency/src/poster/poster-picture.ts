import { qrPath } from '@mosaico/shared/ui/qr';
import { wavePath } from '@mosaico/shared/ui';

/** What stands on a poster. */
export interface Poster {
  readonly siteName: string;
  readonly title: string;
  /** What to do with the code. */
  readonly hint: string;
  readonly codeName: string;
  readonly code: string;
  readonly link: string;
  /** Who it is for, and how to play. */
  readonly adults: string;
  readonly colours: PosterColours;
}

/** Of the site's theme. */
export interface PosterColours {
  readonly ground: string;
  readonly lit: string;
  readonly action: string;
  readonly accent: string;
  readonly text: string;
}

/** As phones share pictures: four to five. In pixels. */
const SHEET = { width: 1080, height: 1350, margin: 84 };
const QR = { edge: 560, top: 470, frame: 36 };
const FONT = "'Bricolage', system-ui, sans-serif";
const WAVE = { wavelength: 540, amplitude: 46, thickness: 74 };

/** Draws the poster. @returns a PNG @throws Error when the browser draws no picture */
export async function posterPicture(poster: Poster): Promise<Blob> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  drawGround(pen, poster.colours);
  drawWords(pen, poster);
  drawCode(pen, poster.link);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  );
}

type Pen = CanvasRenderingContext2D;

function drawGround(pen: Pen, { ground, lit, action, accent }: PosterColours): void {
  const light = pen.createLinearGradient(0, 0, SHEET.width, SHEET.height);
  light.addColorStop(0, lit);
  light.addColorStop(1, ground);
  pen.fillStyle = light;
  pen.fillRect(0, 0, SHEET.width, SHEET.height);
  [0, 1, 2, 3].forEach((band) => {
    pen.globalAlpha = 0.1 + 0.05 * band;
    pen.fillStyle = band === 3 ? accent : action;
    pen.fill(new Path2D(wavePath(WAVE, -WAVE.wavelength / (2 + band), 300 + band * 120, 4)));
  });
  pen.globalAlpha = 1;
}

function drawWords(pen: Pen, poster: Poster): void {
  const { text, accent } = poster.colours;
  write(pen, poster.siteName, 140, `700 44px ${FONT}`, accent);
  linesOf(pen, poster.title, `900 92px ${FONT}`).forEach((line, index) =>
    write(pen, line, 250 + index * 96, `900 92px ${FONT}`, text),
  );
  write(pen, poster.hint, QR.top + QR.edge + 100, `560 38px ${FONT}`, text);
  write(pen, `${poster.codeName} ${poster.code}`, QR.top + QR.edge + 170, `900 60px ${FONT}`, accent);
  write(pen, poster.adults, SHEET.height - 56, `560 32px ${FONT}`, text);
}

/** Dark on white, whatever the theme. */
function drawCode(pen: Pen, link: string): void {
  const left = (SHEET.width - QR.edge) / 2;
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.roundRect(left, QR.top, QR.edge, QR.edge, QR.frame);
  pen.fill();
  const { path, edge } = qrPath(link);
  pen.save();
  pen.translate(left, QR.top);
  pen.scale(QR.edge / edge, QR.edge / edge);
  pen.fillStyle = '#07130f';
  pen.fill(new Path2D(path));
  pen.restore();
}

/** At most two lines: a longer text is drawn narrower. */
function linesOf(pen: Pen, text: string, font: string): readonly string[] {
  pen.font = font;
  if (pen.measureText(text).width <= SHEET.width - 2 * SHEET.margin) return [text];
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
}

function write(pen: Pen, text: string, baseline: number, font: string, colour: string): void {
  pen.font = font;
  pen.textAlign = 'center';
  pen.fillStyle = colour;
  pen.fillText(text, SHEET.width / 2, baseline, SHEET.width - 2 * SHEET.margin);
}
