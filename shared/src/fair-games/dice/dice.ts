import type { Draw } from '../draws.ts';

/**
 * Dice: a roll from 00.00 to 99.99, each of the 10,000 equally likely. The player says on which side of a mark it will fall, and how far out: a
 * win pays `multiplierHundredths`. There are only marks where chance x multiplier is exactly 99 %, and where a bet of whole steps of 20 centavos
 * is paid in whole centavos, so every choice returns the same. Source: G14.
 */

/** Rolls are below this. */
export const DICE_ROLLS = 10_000;

/** Bets are whole multiples of this, in centavos. */
export const DICE_BET_UNIT = 20;

/** 99.00 %. */
export const DICE_RTP_HUNDREDTHS = 9_900;

export interface DiceMark {
  /** So many of the 10,000 rolls win. */
  readonly winningRolls: number;
  readonly multiplierHundredths: number;
}

/** `low` wins below the mark, `high` from the mark on that is as far from the other end. */
export type DiceSide = 'low' | 'high';

export interface DiceChoices {
  readonly side: DiceSide;
  /** One of DICE_MARKS. */
  readonly winningRolls: number;
}

/** Chance x multiplier, in rolls times hundredths. */
const RETURN = (DICE_ROLLS * DICE_RTP_HUNDREDTHS) / 100;
const SMALLEST = { multiplierHundredths: 110 };
const LARGEST = { multiplierHundredths: 10_000 };
const STEP_HUNDREDTHS = 5;

/** Every mark, the likeliest first. */
export const DICE_MARKS: readonly DiceMark[] = marks();

function marks(): readonly DiceMark[] {
  const found: DiceMark[] = [];
  for (
    let pays = SMALLEST.multiplierHundredths;
    pays <= LARGEST.multiplierHundredths;
    pays += STEP_HUNDREDTHS
  )
    if (RETURN % pays === 0) found.push({ winningRolls: RETURN / pays, multiplierHundredths: pays });
  return found;
}

/** The mark with so many winning rolls, or undefined. */
export function diceMark(winningRolls: number): DiceMark | undefined {
  return DICE_MARKS.find((mark) => mark.winningRolls === winningRolls);
}

/** Whether a roll wins. */
export function diceWins({ side, winningRolls }: DiceChoices, roll: number): boolean {
  return side === 'low' ? roll < winningRolls : roll >= DICE_ROLLS - winningRolls;
}

export interface DiceRoll {
  /** 0 to 9999; shown as 00.00 to 99.99. */
  readonly roll: number;
}

/** How a round of dice comes out. */
export function drawDice(
  draw: Draw,
  betCentavos: number,
  choices: DiceChoices,
): { readonly picture: DiceRoll; readonly winCentavos: number } {
  const roll = draw(DICE_ROLLS);
  const pays = diceWins(choices, roll) ? (diceMark(choices.winningRolls)?.multiplierHundredths ?? 0) : 0;
  return { picture: { roll }, winCentavos: (betCentavos * pays) / 100 };
}
