import { FIRST_PAYING, SCATTER, WILD } from '@mosaico/shared/fair-games/slots/symbols';
import type { Words } from '../messages/words.ts';
import { GOLD, type Fill } from '../../art/drawings/drawing.ts';
import { paintDrawing, paintOf } from './paint-drawing.ts';
import { LETTER_SYMBOLS, type DrawnSymbol, type SlotTheme } from '../../art/themes/theme.ts';

/** Paints symbols of a theme, and names them. */
export interface SymbolPainter {
  paint(canvas: CanvasRenderingContext2D, symbol: number, width: number, height: number): void;
  nameOf(symbol: number): string;
}

const FONT = "'Bricolage', system-ui, sans-serif";
/** Of a cell, by a picture; the rest is air. */
const PICTURE_SHARE = 0.86;

export function symbolPainter(theme: SlotTheme, { t, symbol: wordFor }: Words): SymbolPainter {
  const special = new Map<
    number,
    { readonly drawn: DrawnSymbol; readonly plate: Fill; readonly word: string }
  >([
    [WILD, { drawn: theme.wild, plate: theme.wildPlate, word: t('wild') }],
    [SCATTER, { drawn: theme.scatter, plate: theme.scatterPlate, word: t('bonus') }],
  ]);
  const pictureOf = (symbol: number) => theme.pictures[symbol - FIRST_PAYING];
  const letterOf = (symbol: number) => symbol - FIRST_PAYING - theme.pictures.length;
  return {
    paint(canvas, symbol, width, height) {
      const size = Math.min(width, height) * PICTURE_SHARE;
      const square = { x: (width - size) / 2, y: (height - size) / 2, size, ink: theme.ink };
      const plated = special.get(symbol);
      const picture = pictureOf(symbol);
      if (plated) paintPlated(canvas, plated, { ...square, width, height });
      else if (picture) shadowed(canvas, size, () => paintDrawing(canvas, picture.drawing, square));
      else paintLetter(canvas, theme, letterOf(symbol), square);
    },
    nameOf(symbol) {
      const drawn = special.get(symbol)?.drawn ?? pictureOf(symbol);
      const name = drawn ? wordFor(drawn.name) : (LETTER_SYMBOLS[letterOf(symbol)] ?? '');
      const word = special.get(symbol)?.word;
      return word ? `${name} (${word})` : name;
    },
  };
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

/** A letter, thick and lit like the pictures. */
function paintLetter(
  canvas: CanvasRenderingContext2D,
  { letters }: SlotTheme,
  index: number,
  square: Square,
): void {
  const { x, y, size, ink } = square;
  const letter = LETTER_SYMBOLS[index] ?? '';
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 100, size / 100);
  canvas.font = `800 84px ${FONT}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 11;
  canvas.strokeStyle = ink;
  canvas.strokeText(letter, 50, 56);
  canvas.lineWidth = 5;
  canvas.strokeStyle = 'rgb(255 255 255 / 0.85)';
  canvas.strokeText(letter, 50, 54);
  canvas.fillStyle = paintOf(canvas, letters[index] ?? GOLD);
  canvas.fillText(letter, 50, 54);
  canvas.restore();
}

/** A wild or a scatter: on a plate of its own, with a word on a ribbon, so that nobody takes it for another symbol. */
function paintPlated(
  canvas: CanvasRenderingContext2D,
  { drawn, plate, word }: { readonly drawn: DrawnSymbol; readonly plate: Fill; readonly word: string },
  { width, height, size, ink }: Square & { readonly width: number; readonly height: number },
): void {
  const edge = Math.min(width, height) * 0.04;
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, size * 0.16);
  const light = canvas.createLinearGradient(0, 0, 0, height);
  const [top, bottom] = typeof plate === 'string' ? [plate, plate] : plate;
  light.addColorStop(0, top);
  light.addColorStop(1, bottom);
  canvas.fillStyle = light;
  canvas.fill();
  canvas.lineWidth = Math.max(1.5, size * 0.035);
  canvas.strokeStyle = '#fff0bd';
  canvas.stroke();
  canvas.restore();
  const inner = size * 0.84;
  shadowed(canvas, inner, () =>
    paintDrawing(canvas, drawn.drawing, {
      x: (width - inner) / 2,
      y: (height - inner) / 2 - size * 0.1,
      size: inner,
      ink,
    }),
  );
  paintRibbon(canvas, word, { width, y: height - edge - size * 0.27, height: size * 0.25 });
}

function paintRibbon(
  canvas: CanvasRenderingContext2D,
  word: string,
  { width, y, height }: { readonly width: number; readonly y: number; readonly height: number },
): void {
  canvas.save();
  canvas.font = `800 ${height * 0.8}px ${FONT}`;
  const widest = width * 0.86;
  const scale = Math.min(1, widest / canvas.measureText(word).width);
  canvas.font = `800 ${height * 0.8 * scale}px ${FONT}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = height * 0.28;
  canvas.strokeStyle = '#3b0a2e';
  canvas.strokeText(word, width / 2, y + height / 2);
  canvas.fillStyle = '#fff6cf';
  canvas.fillText(word, width / 2, y + height / 2);
  canvas.restore();
}

function shadowed(canvas: CanvasRenderingContext2D, size: number, paint: () => void): void {
  canvas.save();
  canvas.beginPath();
  const { e, f, a } = canvas.getTransform();
  canvas.ellipse(
    canvas.canvas.width / a / 2 - e,
    canvas.canvas.height / a / 2 - f + size * 0.46,
    size * 0.34,
    size * 0.06,
    0,
    0,
    7,
  );
  canvas.fillStyle = 'rgb(20 0 30 / 0.28)';
  canvas.fill();
  canvas.restore();
  paint();
}
