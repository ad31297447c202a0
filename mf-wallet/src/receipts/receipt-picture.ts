import type { Receipt } from './receipt.ts';
import { breakText } from './break-text.ts';

/** A sheet of paper: the picture is looked at outside of the site, and printed. Lengths in pixels. */
const PAPER = {
  width: 1080,
  margin: 84,
  ground: '#fbf8f1',
  ink: '#10231c',
  faint: '#5b6b64',
  line: '#ddd6c6',
};
const FONT = "'Bricolage', system-ui, sans-serif";
const ROW = { name: 34, value: 38, lineHeight: 50, gap: 30 };
const HEAD_HEIGHT = 430;
const FOOT_HEIGHT = 120;

/** Draws a receipt on paper. @returns a PNG @throws Error when the browser draws no picture */
export async function receiptPicture(receipt: Receipt): Promise<Blob> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  canvas.width = PAPER.width;
  const rows = receipt.facts.map(([name, value]) => ({ name, lines: linesOf(pen, value) }));
  const rowHeight = (lines: readonly string[]) => ROW.lineHeight * (lines.length + 1) + ROW.gap;
  canvas.height = rows.reduce((height, { lines }) => height + rowHeight(lines), HEAD_HEIGHT + FOOT_HEIGHT);
  pen.fillStyle = PAPER.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawHead(pen, receipt);
  let top = HEAD_HEIGHT;
  for (const { name, lines } of rows) {
    drawRow(pen, name, lines, top);
    top += rowHeight(lines);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png'),
  );
}

type Pen = CanvasRenderingContext2D;

function linesOf(pen: Pen, text: string): readonly string[] {
  pen.font = `560 ${ROW.value}px ${FONT}`;
  return breakText(text, (part) => pen.measureText(part).width, PAPER.width - 2 * PAPER.margin);
}

function drawHead(pen: Pen, { siteName, title, amount, status }: Receipt): void {
  write(pen, siteName, 130, `780 52px ${FONT}`, PAPER.ink);
  write(pen, title, 220, `430 40px ${FONT}`, PAPER.faint);
  write(pen, amount, 322, `780 92px ${FONT}`, PAPER.ink);
  write(pen, status, 384, `700 36px ${FONT}`, PAPER.faint);
}

function drawRow(pen: Pen, name: string, lines: readonly string[], top: number): void {
  pen.fillStyle = PAPER.line;
  pen.fillRect(PAPER.margin, top, PAPER.width - 2 * PAPER.margin, 2);
  write(pen, name, top + ROW.lineHeight, `430 ${ROW.name}px ${FONT}`, PAPER.faint);
  lines.forEach((line, index) =>
    write(pen, line, top + ROW.lineHeight * (index + 2), `560 ${ROW.value}px ${FONT}`, PAPER.ink),
  );
}

function write(pen: Pen, text: string, baseline: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, PAPER.margin, baseline, PAPER.width - 2 * PAPER.margin);
}
