import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  /** What the code says, such as a payment's copy-and-paste text. */
  readonly text: string;
  /** What the code is for, spoken by screen readers. */
  readonly label: string;
  /** Edge in pixels, with the quiet zone. */
  readonly size?: number | undefined;
}

/** A QR code as SVG: dark on white whatever the theme, so that every reader reads it. */
export function QrCode({ text, label, size = 220 }: QrCodeProps) {
  const { path, edge } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
      css={paper}
    >
      <rect width={edge} height={edge} fill="#ffffff" />
      <path d={path} fill="#07130f" />
    </svg>
  );
}

/**
 * The dark modules of the code as path data in module units, error correction M, quiet zone of four modules.
 *
 * @throws Error when the text is longer than a QR code holds (about 2300 bytes)
 */
export function qrPath(text: string): { readonly path: string; readonly edge: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => rowRuns(row, y));
  return { path: runs.join(''), edge: size };
}

function rowRuns(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
  }
  return runs;
}

const paper = { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 18 } as const;
