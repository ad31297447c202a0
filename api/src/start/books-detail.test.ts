import { statesAfter } from '../../testing/job-states.ts';
import { booksDetail } from './books-detail.ts';

const at = new Date('2026-11-02T15:00:00Z');
const job = (name: string, found: unknown) => ({ name, pauseMs: 1, work: async () => found });

describe('the books in the readiness', () => {
  it('are unknown until they were looked at', () => {
    expect(booksDetail(new Map())).toEqual({ books: null, bank: null });
  });

  it('are told with the sites that pay nothing out', async () => {
    const states = await statesAfter(
      at,
      job('ledger audit', { isSound: false, faults: { site_sum: 1 } }),
      job('reconciliation', { comparedAt: null, differences: { demo: 2, mare: 0 } }),
      job('payout watch', { stopped: ['demo'], open: [] }),
    );

    expect(booksDetail(states)).toEqual({
      books: { verified_at: '2026-11-02T15:00:00.000Z', is_sound: false },
      bank: { compared_at: null, differences: 2, payouts_stopped: ['demo'] },
    });
  });

  it('are unknown where another release has kept something else', async () => {
    const states = await statesAfter(at, job('ledger audit', { verdict: 'good' }));

    expect(booksDetail(states).books).toBeNull();
  });
});
