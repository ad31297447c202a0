import type { Cell } from '@mosaico/shared/fair-games/slots/slot-round';
import { SCATTER } from '@mosaico/shared/fair-games/slots/symbols';
import type { FaceOf } from '../faces.ts';
import type { SlotScene } from '../slot/slot-scenes.ts';
import { palette, picture } from './palette.ts';
import { SymbolFace } from './SymbolFace.tsx';

const [PITCH, SIDE, EDGE, REELS] = [64, 58, 13, 5];

interface SlotPictureProps {
  readonly scene: SlotScene;
  readonly faces: FaceOf;
  /** What a coin is worth, as it is written on it. */
  readonly worth: (units: number) => string;
}

/** One picture of a slot: its symbols, of which those that paid or began something stand out, with the lines through them; or its coins. */
export function SlotPicture({ scene, faces, worth }: SlotPictureProps) {
  const rows = scene.kind === 'spin' ? (scene.window[0]?.length ?? 0) : scene.rows;
  const places = Array.from({ length: REELS * rows }, (_, index) => ({
    reel: Math.floor(index / rows),
    row: index % rows,
  }));
  return (
    <svg viewBox={`0 0 340 ${EDGE * 2 + rows * PITCH - 6}`} css={picture}>
      {places.map((cell) => (
        <g
          key={`${cell.reel} ${cell.row}`}
          transform={`translate(${EDGE + cell.reel * PITCH} ${EDGE + cell.row * PITCH})`}
        >
          <rect width={SIDE} height={SIDE} rx="12" fill={palette.faint} />
          {scene.kind === 'spin' ? (
            <g opacity={isBright(scene, cell) ? 1 : 0.3}>
              <SymbolFace symbol={scene.window[cell.reel]?.[cell.row] ?? 0} faces={faces} size={SIDE} />
            </g>
          ) : (
            <HeldCoin scene={scene} cell={cell} faces={faces} worth={worth} />
          )}
        </g>
      ))}
      {scene.kind === 'spin' &&
        scene.wins.map(
          ({ line, cells }) =>
            line !== null && <polyline key={line} points={pointsOf(cells)} {...lineLook} />,
        )}
    </svg>
  );
}

function HeldCoin({
  scene,
  cell,
  faces,
  worth,
}: {
  readonly scene: Extract<SlotScene, { kind: 'hold' }>;
  readonly cell: Cell;
  readonly faces: FaceOf;
  readonly worth: (units: number) => string;
}) {
  const coin = scene.held.find((held) => isSame(held, cell));
  if (!coin) return null;
  const isNew = scene.landed.some((landed) => isSame(landed, cell));
  return (
    <>
      <SymbolFace symbol={SCATTER} faces={faces} size={SIDE} />
      {isNew && <rect width={SIDE} height={SIDE} rx="12" fill="none" stroke={palette.gold} strokeWidth="3" />}
      <rect x="4" y={SIDE - 22} width={SIDE - 8} height="18" rx="9" fill="#120a04" fillOpacity=".82" />
      <text x={SIDE / 2} y={SIDE - 8} fontSize="14" textAnchor="middle" fill="#fff6cf">
        {worth(coin.units)}
      </text>
    </>
  );
}

function isBright({ wins, bonus }: Extract<SlotScene, { kind: 'spin' }>, cell: Cell): boolean {
  const bright = [...wins.flatMap(({ cells }) => cells), ...bonus];
  return bright.length === 0 || bright.some((other) => isSame(other, cell));
}

function isSame(one: Cell, other: Cell): boolean {
  return one.reel === other.reel && one.row === other.row;
}

function pointsOf(cells: readonly Cell[]): string {
  const middle = (place: number) => EDGE + place * PITCH + SIDE / 2;
  return cells.map(({ reel, row }) => `${middle(reel)},${middle(row)}`).join(' ');
}

const lineLook = {
  fill: 'none',
  stroke: palette.gold,
  strokeWidth: 4,
  strokeOpacity: 0.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
