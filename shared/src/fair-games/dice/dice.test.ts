import {
  DICE_BET_UNIT,
  DICE_MARKS,
  DICE_ROLLS,
  DICE_RTP_HUNDREDTHS,
  diceWins,
  drawDice,
  type DiceSide,
} from './dice.ts';

const SIDES: readonly DiceSide[] = ['low', 'high'];

describe('the mathematics of dice', () => {
  it('[G14] returns exactly 99 % at every mark, on both sides, by summation over all rolls', () => {
    for (const { winningRolls } of DICE_MARKS)
      for (const side of SIDES) {
        let paid = 0;
        for (let roll = 0; roll < DICE_ROLLS; roll += 1)
          paid += drawDice(() => roll, DICE_BET_UNIT, { side, winningRolls }).winCentavos;
        expect((paid * 10_000) / (DICE_ROLLS * DICE_BET_UNIT)).toBe(DICE_RTP_HUNDREDTHS);
      }
  });

  it('pays whole centavos, and never less than it takes', () => {
    for (const { multiplierHundredths } of DICE_MARKS) {
      expect((DICE_BET_UNIT * multiplierHundredths) % 100).toBe(0);
      expect(multiplierHundredths).toBeGreaterThan(100);
    }
  });

  it('has marks for every taste, the likeliest first', () => {
    expect(DICE_MARKS[0]).toEqual({ winningRolls: 9_000, multiplierHundredths: 110 });
    expect(DICE_MARKS.at(-1)).toEqual({ winningRolls: 99, multiplierHundredths: 10_000 });
    expect(DICE_MARKS).toContainEqual({ winningRolls: 4_950, multiplierHundredths: 200 });
    expect(DICE_MARKS.length).toBeGreaterThan(40);
  });

  it.each([
    ['low', 4_949, true],
    ['low', 4_950, false],
    ['high', 5_049, false],
    ['high', 5_050, true],
  ] as const)('at even money on the %s side, a roll of %d wins: %s', (side, roll, isWon) => {
    expect(diceWins({ side, winningRolls: 4_950 }, roll)).toBe(isWon);
  });
});
