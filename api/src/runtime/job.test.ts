import { testLog } from '../../testing/test-deps.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { startJob } from './job.ts';

const { jest } = import.meta;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a job', () => {
  it('runs again and again, with its pause between two rounds', async () => {
    const work = jest.fn().mockResolvedValue(undefined);
    const stop = startJob({ name: 'work', pauseMs: 100, work }, testLog());

    await jest.advanceTimersByTimeAsync(99);
    expect(work).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(201);
    expect(work).toHaveBeenCalledTimes(3);

    await stop();
  });

  it('may come for the first time sooner, and tells each success', async () => {
    const onSuccess = jest.fn();
    const work = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('down'));
    const job = { name: 'audit', pauseMs: 1_000, firstAfterMs: 10, work };
    const stop = startJob(job, testLog(), onSuccess);

    await jest.advanceTimersByTimeAsync(10);
    expect(onSuccess).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);

    expect([work.mock.calls.length, onSuccess.mock.calls.length]).toEqual([2, 1]);
    await stop();
  });

  it('never runs two rounds at the same time', async () => {
    const round = Promise.withResolvers<void>();
    const work = jest.fn(() => round.promise);
    const stop = startJob({ name: 'work', pauseMs: 100, work }, testLog());

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
    const stop = startJob({ name: 'refunds', pauseMs: 100, work }, log);

    await jest.advanceTimersByTimeAsync(100 + 199);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1 + 400);
    expect(work).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(4);

    expect(log.errors.map(({ fields }) => fields)).toEqual([
      { job: 'refunds', reason: 'Error: first' },
      { job: 'refunds', reason: 'SQLSTATE 23505' },
    ]);
    await stop();
  });

  it('goes on after its usual pause when it found no database', async () => {
    const log = testLog();
    const work = jest.fn().mockRejectedValue(new DatabaseUnavailable('unreachable'));
    const stop = startJob({ name: 'work', pauseMs: 100, work }, log);

    await jest.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(10);

    expect(log.errors).toEqual([]);
    expect(log.lines[0]?.fields).toEqual({ job: 'work', reason: 'unreachable' });
    await stop();
  });

  it('is tried every minute however often it fails', async () => {
    const work = jest.fn().mockRejectedValue(new Error('down'));
    const stop = startJob({ name: 'work', pauseMs: 1_000, work }, testLog());
    await jest.advanceTimersByTimeAsync(10 * 60_000);

    work.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);

    await stop();
  });

  it('is stopped when its running round has ended, and does not start another one', async () => {
    const round = Promise.withResolvers<void>();
    const work = jest.fn(() => round.promise);
    const stop = startJob({ name: 'work', pauseMs: 100, work }, testLog());
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
