import { booksDetail } from './books-detail.ts';

const at = new Date('2026-11-02T15:00:00Z');
const report = { isSound: false, accounts: 1, entries: 1, lines: 2, problems: [] };

describe('the books in the readiness', () => {
  it('are unknown until they were looked at', () => {
    expect(booksDetail({ last: null }, { last: null })).toEqual({ books: null, bank: null });
  });

  it('are told with the sites that pay nothing out', () => {
    const differences = new Map([
      ['demo', 2],
      ['mare', 0],
    ]);

    expect(
      booksDetail({ last: { at, report } }, { last: { at: null, differences, stopped: ['demo'] } }),
    ).toEqual({
      books: { verified_at: '2026-11-02T15:00:00.000Z', is_sound: false },
      bank: { compared_at: null, differences: 2, payouts_stopped: ['demo'] },
    });
  });
});
