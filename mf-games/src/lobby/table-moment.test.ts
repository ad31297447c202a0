import { momentOf } from './table-moment.ts';

const round = (beginsInMs: number) => ({
  plays_in_ms: beginsInMs + 10,
  stands_in_ms: beginsInMs + 15,
  ends_in_ms: beginsInMs + 20,
  result: { text: String(beginsInMs), colour: '#fff' },
  moving: '',
  still: '',
  bets: [],
});
const ROUNDS = [round(-20), round(0), round(20)];

describe('how a live table stands [R37]', () => {
  it.each([
    [0, 'betting', '0', 10, ['-20']],
    [9, 'betting', '0', 1, ['-20']],
    [10, 'playing', '0', 5, ['-20']],
    [15, 'standing', '0', 5, ['0', '-20']],
    [20, 'betting', '20', 10, ['0', '-20']],
    [39, 'standing', '20', 1, ['20', '0', '-20']],
    [40, 'over', '20', Infinity, ['20', '0', '-20']],
    // A clock that was set back.
    [-5, 'standing', '-20', 5, ['-20']],
  ])('%i ms after the answer: %s', (elapsedMs, phase, name, leftMs, known) => {
    const moment = momentOf(ROUNDS, elapsedMs);

    expect([moment?.phase, moment?.round.result.text, moment?.leftMs]).toEqual([phase, name, leftMs]);
    expect(moment?.known.map(({ result }) => result.text)).toEqual(known);
  });

  it('is nothing without rounds', () => {
    expect(momentOf([], 0)).toBeNull();
  });
});
