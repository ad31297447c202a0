import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { insertSite } from '../testing/builders.ts';
import { describeOnPostgres, useDatabase } from '../testing/test-database.ts';
import { payoutsStopped, stopPayouts } from './payouts/stops.ts';

const PROGRAM = fileURLToPath(new URL('./reconcile.ts', import.meta.url));
const SECRET = { PROVIDER_SECRET: 'a-secret-for-tests-only' };
/** Nobody listens there. */
const NO_BANK = { API_PORT: '9' };

function run(env: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const { DATABASE_URL: _, NODE_ENV: _mode, ...others } = process.env;
  return spawnSync(process.execPath, [PROGRAM, ...words], { encoding: 'utf8', env: { ...others, ...env } });
}

describe('reconcile', () => {
  it.each([
    [{ ...SECRET }, [], 'reconcile: DATABASE_URL is not set\n'],
    [{ DATABASE_URL: 'postgres://nowhere' }, [], 'reconcile: PROVIDER_SECRET is not set\n'],
    [
      { ...SECRET, DATABASE_URL: 'postgres://nowhere' },
      ['--lift', 'demo', '--by', ' '],
      'reconcile: --lift needs --by <who> and --note <why>\n',
    ],
  ])('says in one line what is wrong with %j %j', (env, words, line) => {
    const { status, stderr } = run(env, ...words);

    expect([status, stderr]).toEqual([1, line]);
  });
});

describeOnPostgres('reconcile on a database', () => {
  const test = useDatabase();
  const env = () => ({ ...SECRET, ...NO_BANK, DATABASE_URL: test.url });

  it('prints what it compared, and ends with 1 when a bank gives no answer', async () => {
    const nothing = run(env());
    const siteKey = await insertSite(test.db);
    const receiver = { site_key: siteKey, pix_key: 'pix@a.example', merchant_name: 'A', merchant_city: 'B' };
    await test.db.insertInto('pix_receivers').values(receiver).execute();

    const away = run(env());
    const listed = run(env(), '--list');

    expect([nothing.status, JSON.parse(nothing.stdout)]).toEqual([0, { days: [], unanswered: [] }]);
    expect([away.status, JSON.parse(away.stdout)]).toEqual([1, { days: [], unanswered: [siteKey] }]);
    expect([listed.status, JSON.parse(listed.stdout)]).toEqual([away.status, JSON.parse(away.stdout)]);
    expect(away.stderr).toContain('a site could not be reconciled');
    expect(away.stderr + away.stdout).not.toContain('pix@a.example');
  });

  it('lifts a stop in the name of who says why, once', async () => {
    const siteKey = await insertSite(test.db);
    await stopPayouts(test.db, { siteKey, reason: 'reconciliation', at: new Date() });
    const words = ['--lift', siteKey, '--by', 'ana', '--note', 'the bank has mended it'];

    const lifted = run(env(), ...words);
    const again = run(env(), ...words);

    expect([lifted.status, JSON.parse(lifted.stdout)]).toEqual([0, { accepted: 0, lifted: 1 }]);
    expect(await payoutsStopped(test.db, siteKey)).toBe(false);
    expect([again.status, again.stderr]).toEqual([
      1,
      'reconcile: the payouts of this site are not stopped\n',
    ]);
    expect(
      await test.db
        .selectFrom('payout_stops')
        .select(['lifted_by', 'note'])
        .where('site_key', '=', siteKey)
        .execute(),
    ).toEqual([{ lifted_by: 'ana', note: 'the bank has mended it' }]);
  });
});
