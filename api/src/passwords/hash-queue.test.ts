import { HashQueue } from './hash-queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('hashing of passwords', () => {
  it('is done two at a time, in the order in which it was asked for', async () => {
    const queue = new HashQueue();
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      queue.run(() => {
        begun.push(number);
        return new Promise<number>((resolve) => (ends[number] = () => resolve(number)));
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1]);

    ends[1]?.();
    await settled();

    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await settled();
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('refuses what would wait too long, and says when to come back', async () => {
    const queue = new HashQueue();
    const gate = Promise.withResolvers<void>();
    const taken = Array.from({ length: 62 }, () => queue.run(() => gate.promise));

    await expect(queue.run(() => gate.promise)).rejects.toMatchObject({
      code: 'unavailable',
      details: { values: { retryAfterSeconds: 5 } },
    });

    gate.resolve();
    await Promise.all(taken);
    expect(await queue.run(async () => 'done')).toBe('done');
  });

  it('goes on after work that failed', async () => {
    const queue = new HashQueue();
    const failing = Array.from({ length: 4 }, () =>
      queue.run(async () => {
        throw new Error('no memory');
      }),
    );

    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
      Array(4).fill('rejected'),
    );
    expect(await queue.run(async () => 'done')).toBe('done');
  });
});
