import { DICE_ROLLS, diceWins, type DiceChoices } from '@mosaico/shared/fair-games/dice/dice';
import type { Figures } from '../figures.ts';
import { palette, picture } from './palette.ts';

interface DicePictureProps extends DiceChoices {
  readonly roll: number;
  readonly figures: Figures;
}

const BAR = { left: 20, width: 300, top: 62 };
const at = (roll: number) => BAR.left + (roll / DICE_ROLLS) * BAR.width;

/** The roll on its bar, with the rolls that won in green. */
export function DicePicture({ roll, side, winningRolls, figures }: DicePictureProps) {
  const hasWon = diceWins({ side, winningRolls }, roll);
  const colour = hasWon ? palette.won : palette.lost;
  const from = side === 'low' ? 0 : DICE_ROLLS - winningRolls;
  return (
    <svg viewBox="0 0 340 108" css={picture}>
      <rect x={BAR.left} y={BAR.top} width={BAR.width} height="10" rx="5" fill={palette.lost} opacity="0.5" />
      <rect
        x={at(from)}
        y={BAR.top}
        width={at(winningRolls) - BAR.left}
        height="10"
        rx="5"
        fill={palette.won}
      />
      {[0, 25, 50, 75, 100].map((mark) => (
        <text key={mark} x={at(mark * 100)} y="94" fontSize="12" textAnchor="middle" fill={palette.muted}>
          {mark}
        </text>
      ))}
      <path d={`M${at(roll)} ${BAR.top + 2}l-8 -14h16z`} fill={palette.text} />
      <text x={Math.min(Math.max(at(roll), 52), 288)} y="40" fontSize="26" textAnchor="middle" fill={colour}>
        {figures.roll(roll)}
      </text>
    </svg>
  );
}
