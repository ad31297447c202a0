import type { FaceOf } from '../faces.ts';
import { palette, picture } from './palette.ts';
import { SymbolFace } from './SymbolFace.tsx';

const [PITCH, SIDE] = [108, 92];

interface ReelsPictureProps {
  readonly reels: readonly number[];
  /** What paid: the symbol; null for a lost round. */
  readonly pays: { readonly symbol: number } | null;
  readonly faces: FaceOf;
}

/** The three reels; the symbols that paid stand out. */
export function ReelsPicture({ reels, pays, faces }: ReelsPictureProps) {
  return (
    <svg viewBox="0 0 340 116" css={picture}>
      {reels.map((symbol, reel) => (
        <g key={reel} transform={`translate(${16 + reel * PITCH} 12)`}>
          <rect width={SIDE} height={SIDE} rx="16" fill={palette.faint} />
          <g opacity={pays === null || pays.symbol === symbol ? 1 : 0.3}>
            <SymbolFace symbol={symbol} faces={faces} size={SIDE} />
          </g>
          {pays?.symbol === symbol && (
            <rect width={SIDE} height={SIDE} rx="16" fill="none" stroke={palette.gold} strokeWidth="3" />
          )}
        </g>
      ))}
    </svg>
  );
}
