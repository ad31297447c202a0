import { testLog } from '../../testing/test-deps.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import type { Job } from '../runtime/job.ts';
import { type RoundEnd, startLoop } from './job-loop.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const begin = (job: Job, log = testLog(), onEnd: (end: RoundEnd) => void = () => {}) =>
  startLoop(job, { firstAfterMs: job.firstAfterMs ?? job.pauseMs, failures: 0 }, log, onEnd);

describe('a job', () => {
  it('runs again and again, with its pause between two rounds', async () => {
    const work = jest.fn().mockResolvedValue(undefined);
    const stop = begin({ name: 'work', pauseMs: 100, work }, testLog());

    await jest.advanceTimersByTimeAsync(99);
    expect(work).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(201);
    expect(work).toHaveBeenCalledTimes(3);

    await stop();
  });

  it('may come for the first time sooner, and tells how each round has ended', async () => {
    const onEnd = jest.fn();
    const work = jest.fn().mockResolvedValueOnce('all is well').mockRejectedValueOnce(new Error('down'));
    const job = { name: 'audit', pauseMs: 1_000, firstAfterMs: 10, work };
    const stop = begin(job, testLog(), onEnd);

    await jest.advanceTimersByTimeAsync(10);
    expect(onEnd.mock.calls).toEqual([[{ failures: 0, reason: null, found: 'all is well', pauseMs: 1_000 }]]);
    await jest.advanceTimersByTimeAsync(1_000);

    expect(onEnd).toHaveBeenLastCalledWith({
      failures: 1,
      reason: 'Error: down',
      found: null,
      pauseMs: 2_000,
    });
    await stop();
  });

  it('goes on counting the failures of the process before', async () => {
    const onEnd = jest.fn();
    const work = jest.fn().mockRejectedValue(new Error('down'));
    const stop = startLoop(
      { name: 'work', pauseMs: 100, work },
      { firstAfterMs: 0, failures: 2 },
      testLog(),
      onEnd,
    );

    await jest.advanceTimersByTimeAsync(0);

    expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ failures: 3, pauseMs: 800 }));
    await stop();
  });

  it('never runs two rounds at the same time', async () => {
    const round = Promise.withResolvers<void>();
    const work = jest.fn(() => round.promise);
    const stop = begin({ name: 'work', pauseMs: 100, work }, testLog());

    await jest.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(1);
    round.resolve();
    await jest.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(2);

    await stop();
  });

  it('is logged when it fails, waits twice as long after each failure, and goes on as before after a success', async () => {
    const log = testLog();
    const work = jest
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(Object.assign(new Error('quotes a row'), { code: '23505' }))
      .mockResolvedValue(undefined);
    const stop = begin({ name: 'refunds', pauseMs: 100, work }, log);

    await jest.advanceTimersByTimeAsync(100 + 199);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1 + 400);
    expect(work).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(4);

    expect(log.errors.map(({ fields }) => fields)).toEqual([
      { job: 'refunds', reason: 'Error: first', failures: 1 },
      { job: 'refunds', reason: 'SQLSTATE 23505', failures: 2 },
    ]);
    await stop();
  });

  it('goes on after its usual pause when it found no database', async () => {
    const log = testLog();
    const work = jest.fn().mockRejectedValue(new DatabaseUnavailable('unreachable'));
    const stop = begin({ name: 'work', pauseMs: 100, work }, log);

    await jest.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(10);

    expect(log.errors).toEqual([]);
    expect(log.lines[0]?.fields).toEqual({ job: 'work', reason: 'unreachable' });
    await stop();
  });

  it('is tried every minute however often it fails', async () => {
    const work = jest.fn().mockRejectedValue(new Error('down'));
    const stop = begin({ name: 'work', pauseMs: 1_000, work }, testLog());
    await jest.advanceTimersByTimeAsync(10 * 60_000);

    work.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);

    await stop();
  });

  it('is stopped when its running round has ended, and does not start another one', async () => {
    const round = Promise.withResolvers<void>();
    const work = jest.fn(() => round.promise);
    const stop = begin({ name: 'work', pauseMs: 100, work }, testLog());
    await jest.advanceTimersByTimeAsync(100);

    let isOver = false;
    const stopped = stop().then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(false);
    round.resolve();
    await stopped;
    await jest.advanceTimersByTimeAsync(1_000);

    expect(work).toHaveBeenCalledTimes(1);
  });
});
