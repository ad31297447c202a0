import pg from 'pg';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { RateLimits } from './rate-limits.ts';

const LIMIT = { points: 2, windowSeconds: 60 };

describe('a rate limit', () => {
  it('refuses what is too much, per key and per name, and says how long to wait [G25]', async () => {
    const limits = new RateLimits(1);
    await limits.take('a', LIMIT, 'one');
    await limits.take('a', LIMIT, 'one');

    await expect(limits.take('a', LIMIT, 'one')).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { values: { retryAfterSeconds: 60 } },
    });
    await expect(limits.take('a', LIMIT, 'other')).resolves.toBeUndefined();
    await expect(limits.take('b', LIMIT, 'one')).resolves.toBeUndefined();
  });

  it('grows with the factor', async () => {
    const limits = new RateLimits(2);
    for (let attempt = 0; attempt < 4; attempt += 1) await limits.take('a', LIMIT, 'one');

    await expect(limits.take('a', LIMIT, 'one')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('counts on after an attempt was given back, and anew after it was forgotten', async () => {
    const limits = new RateLimits(1);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await limits.take('a', LIMIT, 'one');
      await limits.giveBack('a', LIMIT, 'one');
    }
    await limits.take('a', LIMIT, 'one');
    await limits.take('a', LIMIT, 'one');
    expect(await limits.secondsToWait('a', LIMIT, 'one')).toBe(60);

    await limits.forget('a', LIMIT, 'one');

    expect(await limits.secondsToWait('a', LIMIT, 'one')).toBeNull();
  });
});

describeOnPostgres('a rate limit of several processes', () => {
  const test = useDatabase();

  it('counts together [G25]', async () => {
    const pools = [
      new pg.Pool({ connectionString: test.url, max: 2 }),
      new pg.Pool({ connectionString: test.url, max: 2 }),
    ];
    const [one, other] = pools.map((pool) => new RateLimits(1, pool));
    await one?.take('a', LIMIT, 'k');
    await other?.take('a', LIMIT, 'k');

    await expect(one?.take('a', LIMIT, 'k')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(other?.take('a', LIMIT, 'k')).rejects.toMatchObject({ code: 'too_many_requests' });
    await Promise.all(pools.map((pool) => pool.end()));
  });
});
