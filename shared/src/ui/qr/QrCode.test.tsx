import { render, screen } from '@testing-library/react';
import { QrCode, qrPath } from './QrCode.tsx';
import { decodeQr } from './decode-qr.ts';

const PIX =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

/** The modules of the drawn path, without the quiet zone. */
function modulesOf(path: string, edge: number): boolean[][] {
  const grid = Array.from({ length: edge }, () => Array.from({ length: edge }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  return grid.slice(4, -4).map((row) => row.slice(4, -4));
}

describe('QrCode', () => {
  it.each([PIX, 'https://mosaico.example/?invite=A7K2M9QX', 'a'])('draws a code that reads as %j', (text) => {
    const { path, edge } = qrPath(text);

    expect(decodeQr(modulesOf(path, edge))).toBe(text);
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
