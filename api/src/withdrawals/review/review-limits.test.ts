import { insertSite } from '../../../testing/builders.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { useApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { approvalsNeeded } from './four-eyes.ts';
import { reviewLimitRoutes } from './limit-routes.ts';

const test = useApp({ routes: reviewLimitRoutes }, { operators: OPERATORS });

beforeEach(async () => {
  const { db } = test.deps;
  await db.deleteFrom('review_limits').execute();
  await db.updateTable('sites').set({ second_review_centavos: 5_000_00 }).execute();
});

const as = (name: string) => ({ token: operatorKey(name) });
const propose = async (name: string, limit: string | number, note = 'larger prizes') =>
  test.call('POST /api/operator/withdrawals/limit/propose', { ...as(name), body: { limit, note } });
const confirm = async (name: string, id: number) =>
  test.call('POST /api/operator/withdrawals/limit/confirm', { ...as(name), body: { id } });
const limits = async () => (await test.call('GET /api/operator/withdrawals/limit', as('ana'))).body.data;
/** How many have to approve so much now. */
const needed = (amount_centavos: number) =>
  approvalsNeeded(test.deps.db, { site_key: test.siteKey, amount_centavos });

describe('the limit above which two people approve a withdrawal [R123]', () => {
  it('is as it was while it is only proposed, and another one once a second operator has confirmed it', async () => {
    const { body } = await propose('ana', '7500.00');
    const before = [(await limits()).limit, await needed(6_000_00)];

    const confirmed = await confirm('bruno', body.data.id);

    expect(before).toEqual(['5000.00', 2]);
    expect(confirmed.status).toBe(200);
    expect([(await limits()).limit, await needed(6_000_00), await needed(7_500_01)]).toEqual([
      '7500.00',
      1,
      2,
    ]);
    expect((await limits()).list).toEqual([
      {
        id: body.data.id,
        status: 'confirmed',
        limit: '7500.00',
        before: '5000.00',
        proposed_by: 'ana',
        proposed_at: expect.any(String),
        note: 'larger prizes',
        decided_by: 'bruno',
        decided_at: expect.any(String),
      },
    ]);
  });

  it('is not confirmed by who has proposed it, not even by a later proposal of theirs', async () => {
    const first = (await propose('ana', '7500.00')).body.data.id;
    const second = (await propose('ana', '9000.00')).body.data.id;

    const answers = [await confirm('ana', second), await confirm('bruno', first)];

    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [409, 'second_operator_needed'],
      [409, 'proposal_decided'],
    ]);
    expect((await limits()).limit).toBe('5000.00');
  });

  it('is not confirmed by its proposer in the database either', async () => {
    const { body } = await propose('ana', '7500.00');

    const change = test.deps.db
      .updateTable('review_limits')
      .set({ status: 'confirmed', before_centavos: 0, decided_by: 'ana', decided_at: test.deps.clock.now() })
      .where('id', '=', body.data.id)
      .execute();

    await expect(change).rejects.toThrow('review_limits_four_eyes');
  });

  it('is of one site: a proposal of another is not there', async () => {
    const site_key = await insertSite(test.deps.db);
    const { id } = await test.deps.db
      .insertInto('review_limits')
      .values({
        site_key,
        status: 'proposed',
        limit_centavos: 1,
        proposed_by: 'ana',
        proposed_at: test.deps.clock.now(),
        note: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    expect((await confirm('bruno', id)).status).toBe(404);
    expect((await limits()).list).toEqual([]);
  });

  it.each(['-1.00', '1.234,56', 'much', '', '99999999999999999999'])('is no %j', async (limit) => {
    const { status, body } = await propose('ana', limit);

    expect([status, body.error]).toEqual([422, 'amount_invalid']);
  });

  it.each([[0], [-1], [1.5], [2 ** 60]])('has no proposal %d', async (id) => {
    expect([404, 422]).toContain((await confirm('bruno', id)).status);
  });
});

describeOnPostgres('at the same time', () => {
  it('[R123] proposals leave one to confirm, and it is confirmed once', async () => {
    const proposals = await Promise.all(
      Array.from({ length: 8 }, (_, number) => propose(number % 2 ? 'ana' : 'bruno', 6_000 + number)),
    );
    const open = (await limits()).list.filter(({ status }) => status === 'proposed');
    const [proposal] = open;
    const other = proposal?.proposed_by === 'ana' ? 'bruno' : 'ana';

    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(other, proposal?.id ?? 0)));

    expect(proposals.every(({ status }) => status === 200)).toBe(true);
    expect(open).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await limits()).limit).toBe(proposal?.limit);
  });
});
