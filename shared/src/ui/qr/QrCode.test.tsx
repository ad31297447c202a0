import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { QrCode, qrPath } from './QrCode.tsx';

const PIX =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** Edge of a module in the picture that is read, in pixels. */
const MODULE_PX = 4;

/** What a camera reads off the drawn path, black on white; null when it finds no code. */
function readCode(path: string, edge: number): string | null {
  const width = edge * MODULE_PX;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < MODULE_PX; row += 1) {
      const start = ((Number(y) * MODULE_PX + row) * width + Number(x) * MODULE_PX) * 4;
      for (let pixel = 0; pixel < Number(run) * MODULE_PX; pixel += 1)
        pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  return jsQR(pixels, width, width)?.data ?? null;
}

describe('QrCode', () => {
  it.each([PIX, 'https://mosaico.example/?invite=A7K2M9QX', 'a'])('draws a code that reads as %j', (text) => {
    const { path, edge } = qrPath(text);

    expect(readCode(path, edge)).toBe(text);
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
