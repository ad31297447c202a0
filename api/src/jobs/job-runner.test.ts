import { randomUUID } from 'node:crypto';
import { eventually } from '../../testing/eventually.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-deps.ts';
import type { Job } from '../runtime/job.ts';
import { JobRunner } from './job-runner.ts';
import { claimJobs, registerJobs } from './job-store.ts';

const HOUR_MS = 60 * 60_000;
const A_MINUTE_MS = 60_000;

describe('jobs', () => {
  const test = useDatabase();
  let names = 0;
  const running: JobRunner[] = [];
  afterEach(async () => {
    for (const runner of running.splice(0)) await runner.stop();
  });

  const aJob = (work: Job['work'], more: Partial<Job> = {}): Job => {
    names += 1;
    return { name: `work ${names}`, pauseMs: 5, work, ...more };
  };

  /** A process with this job alone, whose lease only ends when it is stopped, or when a test says so. */
  function start(job: Job, options: { isAlone?: boolean; leaseMs?: number } = {}) {
    const log = testLog();
    const settings = {
      processId: randomUUID(),
      isAlone: false,
      leaseMs: A_MINUTE_MS,
      beatMs: 10,
      ...options,
    };
    const runner = new JobRunner({ ...settings, db: test.database.jobs, log, jobs: [job] });
    running.push(runner);
    runner.start();
    return Object.assign(runner, { log });
  }

  /** A process that has taken the job and was killed. */
  async function killedHolder(job: Job, leaseMs: number): Promise<void> {
    await registerJobs(test.db, [job]);
    await claimJobs(test.db, { names: [job.name], holder: randomUUID(), leaseMs, isAlone: false });
  }

  const rowOf = ({ name }: Job) =>
    test.db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  const dueInOneHour = async (job: Job) => {
    const { due_at: dueAt } = await rowOf(job);
    const inMs = dueAt.getTime() - Date.now();
    return inMs > HOUR_MS / 2 && inMs < 2 * HOUR_MS;
  };

  it('run in one process at a time; the next one goes on when that is stopped', async () => {
    const [first, second] = [jest.fn().mockResolvedValue(1), jest.fn().mockResolvedValue(2)];
    const job = aJob(first);
    const one = start(job);
    await eventually(async () => first.mock.calls.length > 0);
    const other = start({ ...job, work: second });
    await eventually(async () => other.states.size > 0 && first.mock.calls.length > 5);
    expect(second).not.toHaveBeenCalled();

    await one.stop();
    const calls = first.mock.calls.length;
    await eventually(async () => second.mock.calls.length > 5);

    expect(first).toHaveBeenCalledTimes(calls);
  });

  it('are taken over from a process that was killed, once its lease is over and not before', async () => {
    const leaseMs = 300;
    const job = aJob(jest.fn().mockResolvedValue(null), { firstAfterMs: 0 });
    const killedAfterMs = performance.now();
    await killedHolder(job, leaseMs);

    start(job);
    await eventually(async () => jest.mocked(job.work).mock.calls.length > 0);

    expect(performance.now() - killedAfterMs).toBeGreaterThanOrEqual(leaseMs);
  });

  it('are taken over at once where no other process can be', async () => {
    const job = aJob(jest.fn().mockResolvedValue(null));
    await killedHolder(job, A_MINUTE_MS);

    const runner = start(job, { isAlone: true });
    await eventually(async () => jest.mocked(job.work).mock.calls.length > 0);

    expect(runner.states.get(job.name)?.isMine).toBe(true);
  });

  it('make up once for what was missed while no process ran', async () => {
    const job = aJob(jest.fn().mockResolvedValue(null), { pauseMs: HOUR_MS });
    await registerJobs(test.db, [job]);
    const dueAt = new Date(Date.now() - 5 * HOUR_MS);
    await test.db.updateTable('jobs').set({ due_at: dueAt }).where('name', '=', job.name).execute();

    start(job);
    await eventually(() => dueInOneHour(job));

    expect(job.work).toHaveBeenCalledTimes(1);
  });

  it('wait for their time over a restart', async () => {
    const job = aJob(jest.fn().mockResolvedValue(null), { pauseMs: HOUR_MS });

    for (const runner of [start(job), start(job)]) {
      await eventually(async () => runner.states.size > 0);
      await runner.stop();
    }

    expect(job.work).not.toHaveBeenCalled();
    expect(await dueInOneHour(job)).toBe(true);
  });

  it('may come sooner after a takeover', async () => {
    const job = aJob(jest.fn().mockResolvedValue(null), { pauseMs: HOUR_MS });
    await start(job).stop();

    const next = start({ ...job, firstAfterMs: 0 });
    await eventually(async () => jest.mocked(job.work).mock.calls.length > 0);
    await next.stop();

    expect(job.work).toHaveBeenCalledTimes(1);
  });

  it('count their failures over a change of the process, and forget them with a success', async () => {
    const job = aJob(jest.fn().mockRejectedValue(new Error('the bank is closed')));
    const one = start(job);
    await eventually(async () => (one.states.get(job.name)?.failures ?? 0) >= 2);
    await one.stop();
    const { failures, reason, succeeded_at: succeededAt } = await rowOf(job);
    expect({ reason, succeededAt }).toEqual({ reason: 'Error: the bank is closed', succeededAt: null });
    expect(failures).toBeGreaterThanOrEqual(2);

    const other = start(job);
    await eventually(async () => (other.states.get(job.name)?.failures ?? 0) > failures);
    await other.stop();
    const last = start({ ...job, work: async () => null });
    await eventually(async () => last.states.get(job.name)?.failures === 0);

    expect(await rowOf(job)).toMatchObject({ failures: 0, reason: '', succeeded_at: expect.any(Date) });
  });

  it('tell in every process what was found, where that is kept', async () => {
    const [job, silent] = [aJob(async () => ({ faults: 3 }), { keepsFinding: true }), aJob(async () => 7)];
    for (const one of [job, silent]) await start(one).stop();
    for (const one of [job, silent]) {
      const runner = start(one);
      await eventually(async () => runner.states.get(one.name)?.succeededAt instanceof Date);
      await runner.stop();
    }

    const reader = start({ ...job, work: async () => null, keepsFinding: false });
    await eventually(async () => reader.states.size > 0);

    expect(reader.states.get(job.name)?.found).toEqual({ faults: 3 });
    expect((await rowOf(silent)).found).toBeNull();
  });

  it('are lost by a process that stood still for longer than its lease, and no round of them begins there', async () => {
    const round = Promise.withResolvers<void>();
    const slow = jest.fn(() => round.promise);
    const job = aJob(slow);
    const one = start(job);
    await eventually(async () => slow.mock.calls.length === 1);
    await test.db
      .updateTable('jobs')
      .set({ holder: randomUUID(), held_until: new Date(Date.now() + HOUR_MS) })
      .where('name', '=', job.name)
      .execute();
    await eventually(async () => one.states.get(job.name)?.isMine === false);

    round.resolve();
    await one.stop();

    expect(slow).toHaveBeenCalledTimes(1);
    expect(one.log.errors).toEqual([]);
  });
});
