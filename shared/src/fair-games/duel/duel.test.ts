import {
  drawDuel,
  DUEL_BET_UNIT,
  DUEL_SIDES,
  duelOutcome,
  duelReturn,
  duelRtpHundredths,
  lowestDuelRtpHundredths,
} from './duel.ts';

const SHOE = 416;
/** Every pair of draws that there is, one after the other. */
function everyRound(sides: (typeof DUEL_SIDES)[number][]) {
  const sum = { rounds: 0, wonCentavos: 0, ties: 0, isWhole: true };
  for (let first = 0; first < SHOE; first += 1)
    for (let second = 0; second < SHOE - 1; second += 1) {
      const draws = [first, second];
      const { picture, winCentavos } = drawDuel(() => draws.shift() ?? 0, DUEL_BET_UNIT * sides.length, {
        sides,
      });
      sum.rounds += 1;
      sum.wonCentavos += winCentavos;
      sum.isWhole &&= Number.isInteger(winCentavos);
      if (duelOutcome(picture) === 'tie') sum.ties += 1;
    }
  return sum;
}

describe('the high card [G14]', () => {
  it.each(DUEL_SIDES)('returns for a stake on %s what the sum over all pairs of cards says', (side) => {
    const { rounds, wonCentavos, isWhole } = everyRound([side]);
    const { paid, staked } = duelReturn(side);

    expect(isWhole).toBe(true);
    expect(wonCentavos / (rounds * DUEL_BET_UNIT)).toBeCloseTo(paid / staked, 12);
  });

  it('returns 96.26 % for either side and 97.10 % for a tie', () => {
    expect(DUEL_SIDES.map(duelRtpHundredths)).toEqual([9_626, 9_626, 9_710]);
    expect(lowestDuelRtpHundredths()).toBe(9_626);
  });

  it('ties as often as a shoe of eight decks does: 31 in 415', () => {
    const { rounds, ties } = everyRound(['tie']);

    expect(ties * 415).toBe(rounds * 31);
  });

  it('pays stakes on several sides together, and half of the losing ones back after a tie', () => {
    const tie = [5, 5 + 52 - 1];
    const higher = [12, 0];
    const play = (draws: number[]) =>
      drawDuel(() => draws.shift() ?? 0, 600, { sides: ['home', 'away', 'tie'] }).winCentavos;

    expect(play(tie)).toBe(100 + 100 + 2_600);
    expect(play(higher)).toBe(400);
  });

  it('puts the ace above the king and the two below all', () => {
    expect(duelOutcome({ home: 12, away: 24 })).toBe('home');
    expect(duelOutcome({ home: 13, away: 1 })).toBe('away');
    expect(duelOutcome({ home: 12, away: 51 })).toBe('tie');
  });
});
