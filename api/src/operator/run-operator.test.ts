import { createHash } from 'node:crypto';
import { readConfig } from '../config/config.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { operatorKey } from '../../testing/operators.ts';
import { useWithdrawals } from '../../testing/withdrawals.ts';
import { runOperator } from './run-operator.ts';

const withdrawals = useWithdrawals();

/** The command against the API of this test, which it finds by the site's host. */
function operator(args: string, env: Record<string, string> = { OPERATOR_KEY: operatorKey('ana') }) {
  const fetchSite: typeof fetch = async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const { app, siteKey } = withdrawals.test;
    const answer = await app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...(init?.headers as Record<string, string>), host: `${siteKey}.test` },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  return runOperator(args.split(' '), { env, fetch: fetchSite, random: seededRandom('operator') });
}

describe('pnpm operator withdrawals', () => {
  it('[R123] lists, shows, approves and rejects, in lines or as JSON', async () => {
    const player = await withdrawals.aPlayer();
    const [first, second] = [await withdrawals.submit(player), await withdrawals.submit(player)];

    const list = await operator('withdrawals list');
    const approved = await operator(`withdrawals approve ${first} --note known`);
    const rejected = await operator(`withdrawals reject ${second} --reason holder --json`);
    const show = await operator(`withdrawals show ${first}`);

    expect(list.exitCode).toBe(0);
    expect(list.output).toContain(`${first}  pending  R$ 100.00 (fee 0.00)`);
    expect(approved.output).toMatch(/approved {2}R\$ 100\.00.*approved 1\/1 by ana/);
    expect(JSON.parse(rejected.output)).toMatchObject({ order_no: second, status: 'rejected' });
    expect(show.output).toMatch(/approved {2}operator:ana {2}known/);
    expect((await operator('withdrawals list --status approved --json')).output).toContain(first);
  });

  it('[R123] ends with 1 when the site says no', async () => {
    const orderNo = await withdrawals.submit(await withdrawals.aPlayer());

    const results = [
      await operator(`withdrawals approve ${orderNo}`, { OPERATOR_KEY: 'wrong' }),
      await operator(`withdrawals approve ${orderNo}`, {}),
      await operator('withdrawals show W0'),
      await operator(`withdrawals reject ${orderNo} --reason whim`),
    ];

    expect(results.map(({ exitCode, error }) => [exitCode, error])).toEqual([
      [1, 'Unauthenticated.'],
      [1, 'Unauthenticated.'],
      [1, 'Not found'],
      [1, 'Please fix the error in the form'],
    ]);
  });

  it.each([
    '',
    'withdrawals',
    'withdrawals approve',
    'withdrawals reject W1',
    'withdrawals list --x',
    'key Ana B',
    'deposits list',
  ])('ends with 2 and its usage for %j', async (args) => {
    const { exitCode, error } = await operator(args);

    expect([exitCode, error.slice(0, 6)]).toEqual([2, 'usage:']);
  });

  it('ends with 3 when nobody answers, or not as the API does', async () => {
    const parts = { env: {}, random: seededRandom('operator') };
    const list = ['withdrawals', 'list', '--site', 'https://casino.example'];

    const silent = await runOperator(list, { ...parts, fetch: () => Promise.reject(new Error('no')) });
    const odd = await runOperator(list, { ...parts, fetch: () => Promise.resolve(new Response('<html>')) });

    expect([silent.exitCode, silent.error]).toEqual([3, 'https://casino.example does not answer']);
    expect([odd.exitCode, odd.error]).toEqual([3, 'https://casino.example answered 200']);
  });

  it('makes a key whose hash the configuration takes', async () => {
    const { output } = await operator('key ana');
    const [, key = ''] = /key of ana: (\S+)/.exec(output) ?? [];
    const [, entry = ''] = /for OPERATOR_KEYS: (\S+)/.exec(output) ?? [];

    const { operators } = readConfig({ OPERATOR_KEYS: entry }, () => 'a-generated-secret');

    expect(operators).toEqual([{ name: 'ana', keyHash: createHash('sha256').update(key).digest('hex') }]);
  });
});
