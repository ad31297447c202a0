import { testLog } from '../../testing/test-deps.ts';
import { doAll } from './batch.ts';

const batchOf = (items: readonly number[], work: (item: number) => Promise<number>) => ({
  items,
  work,
  failure: 'an item failed',
  tell: (item: number) => ({ item }),
});

describe('the items of a batch', () => {
  it('are done at the same time, and what came of them is told in their order', async () => {
    const first = Promise.withResolvers<number>();

    const results = doAll(
      batchOf([1, 2], async (item) => {
        if (item === 1) return first.promise;
        first.resolve(10);
        return 20;
      }),
      testLog(),
    );

    expect(await results).toEqual([10, 20]);
  });

  it('are done beside one that fails, which is logged without the values of a row', async () => {
    const log = testLog();

    const results = await doAll(
      batchOf([1, 2, 3], async (item) => {
        if (item === 2) throw Object.assign(new Error('quotes a row'), { code: '23505' });
        return item;
      }),
      log,
    );

    expect(results).toEqual([1, 3]);
    expect(log.errors).toEqual([
      { level: 'error', fields: { item: 2, reason: 'SQLSTATE 23505' }, message: 'an item failed' },
    ]);
  });
});
