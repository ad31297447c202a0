import type { FaceOf } from '../faces.ts';

const COLOURS = ['#ffc93c', '#ff7a59', '#e45aa3', '#9b6bd6', '#4d9de0', '#2ec4b6', '#7bb662'] as const;
const OTHER = '#8fa3ad';

interface SymbolFaceProps {
  readonly symbol: number;
  readonly faces: FaceOf;
  /** Side of the square that it fills. */
  readonly size: number;
}

/** A symbol within an SVG: the game's own picture of it, or its mark on a coloured circle where there is none. */
export function SymbolFace({ symbol, faces, size }: SymbolFaceProps) {
  const { mark, img } = faces(symbol);
  const [middle, edge] = [size / 2, size * 0.03];
  if (img !== null)
    return <image href={img} x={edge} y={edge} width={size - 2 * edge} height={size - 2 * edge} />;
  return (
    <>
      <circle cx={middle} cy={middle} r={size * 0.38} fill={COLOURS[symbol] ?? OTHER} />
      <text x={middle} y={middle + size * 0.14} fontSize={size * 0.4} textAnchor="middle" fill="#1b1020">
        {mark}
      </text>
    </>
  );
}
