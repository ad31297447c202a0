import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { QrCode, qrPath } from './QrCode.tsx';

const PIX =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** What a reader finds in the drawn path, which is drawn at four pixels a module. */
function readPath(path: string, edge: number): string | undefined {
  const widthPx = edge * MODULE_PX;
  const pixels = new Uint8ClampedArray(widthPx * widthPx * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * MODULE_PX; row < (Number(y) + 1) * MODULE_PX; row += 1) {
      const start = row * widthPx + Number(x) * MODULE_PX;
      pixels.fill(0, start * 4, (start + Number(run) * MODULE_PX) * 4);
    }
  }
  return jsQr(pixels, widthPx, widthPx)?.data;
}
const MODULE_PX = 4;

describe('QrCode', () => {
  it.each([PIX, 'https://mosaico.example/?invite=A7K2M9QX', 'a'])('draws a code that reads as %j', (text) => {
    const { path, edge } = qrPath(text);

    expect(readPath(path, edge)).toBe(text);
  });

  it('keeps a quiet zone of four modules', () => {
    const { path, edge } = qrPath(PIX);

    const columns = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...columns)).toBe(4);
    expect(Math.max(...columns)).toBeLessThan(edge - 4);
  });

  it('is named for screen readers', () => {
    render(<QrCode text={PIX} label="Pix code" />);

    expect(screen.getByRole('img', { name: 'Pix code' })).toBeVisible();
  });
});
