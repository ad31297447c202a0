import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../testing/eventually.ts';
import { useOwnPostgres } from '../../testing/own-postgres.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-deps.ts';
import { JobRunner } from './job-runner.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

describeOnPostgres('jobs of two API processes on one database', () => {
  const own = useOwnPostgres();
  const processes: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of processes.splice(0)) await kill(child);
  });

  function start(): ChildProcess {
    const { NODE_OPTIONS: _jest, ...outer } = process.env;
    const settings = {
      DATABASE_URL: own.url,
      API_PORT: '0',
      PROVIDER_SECRET: 'a-secret-for-both',
      LOG_LEVEL: 'silent',
    };
    const child = spawn(process.execPath, [MAIN], {
      env: { ...outer, NODE_ENV: 'development', ...settings },
      stdio: 'ignore',
    });
    processes.push(child);
    return child;
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  const payouts = async () =>
    (await own.run(`select holder, succeeded_at from jobs where name = 'payouts'`))[0];
  const holders = async () =>
    (await own.run('select distinct holder from jobs where holder is not null')).map(({ holder }) => holder);
  const hasNewHolder = (before: unknown) => async () => {
    const row = await payouts();
    return row?.['holder'] !== before && row?.['succeeded_at'] instanceof Date;
  };

  it('are done by one of them, and by the other one when that is killed', async () => {
    const one = start();
    await eventually(hasNewHolder(null));
    const first = await holders();
    expect(first).toHaveLength(1);
    start();

    await kill(one);
    await eventually(async () => {
      const now = await holders();
      return now.length === 1 && now[0] !== first[0];
    });
    const taken = (await payouts())?.['succeeded_at'] as Date;

    await eventually(async () => ((await payouts())?.['succeeded_at'] as Date) > taken);
  });

  it('go on when the database was away for longer than the lease, and its failure is none of theirs', async () => {
    const work = jest.fn().mockImplementation(() => own.db.selectFrom('sites').select('key').execute());
    const log = testLog();
    const runner = new JobRunner({
      db: own.database.jobs,
      log,
      jobs: [{ name: 'reads', pauseMs: 20, work }],
      processId: randomUUID(),
      isAlone: false,
      beatMs: 20,
      leaseMs: 500,
    });
    runner.start();
    await eventually(async () => runner.states.get('reads')?.succeededAt instanceof Date);
    const before = runner.states.get('reads')?.succeededAt ?? new Date();

    await own.crash();
    await own.until('unreachable');
    await own.start();

    await eventually(async () => (runner.states.get('reads')?.succeededAt ?? before) > before);
    await runner.stop();
    expect(runner.states.get('reads')?.failures).toBe(0);
    expect(log.errors).toEqual([]);
  });
});
