import { sql } from 'kysely';
import { normaliseCpf, normalisePhone } from '@mosaico/shared/rules';
import { useApp } from '../../../testing/test-app.ts';
import { testClock } from '../../../testing/test-deps.ts';
import { describeOnPostgres, useDatabase } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { isPassword } from '../../passwords/password.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { product } from '../product.ts';
import { insertSite } from '../../../testing/builders.ts';
import { seed } from './seed.ts';

describe('the demonstration data', () => {
  const test = useDatabase();
  beforeAll(async () => {
    expect(await seed(test.db, testClock())).toBe(true);
  });
  const memberNamed = (siteKey: string, account: string) =>
    test.db
      .selectFrom('members')
      .selectAll()
      .where('site_key', '=', siteKey)
      .where('account', '=', account)
      .executeTakeFirstOrThrow();

  it('has two sites, their member demo, and on the first one R$ 1.000,00 [G35]', async () => {
    for (const siteKey of ['demo', 'demo2']) {
      const { id, password_hash } = await memberNamed(siteKey, 'demo');
      expect(await isPassword('demo123456', password_hash)).toBe(true);
      expect((await memberBalances(test.db, siteKey, id)).visibleCentavos).toBe(
        siteKey === 'demo' ? 100_000 : 0,
      );
    }
  });

  it('has an agent with six invited members who cannot log in [G35]', async () => {
    const agent = await memberNamed('demo', 'agent');
    const invited = await test.db
      .selectFrom('members')
      .selectAll()
      .where('inviter_id', '=', agent.id)
      .execute();

    expect(await isPassword('agent123456', agent.password_hash)).toBe(true);
    expect(invited).toHaveLength(6);
    expect(invited.map((member) => [member.root_inviter_id, member.password_hash])).toEqual(
      Array.from({ length: 6 }, () => [agent.id, '']),
    );
  });

  it('has documents and phones that fit the rules [R139, R150]', async () => {
    const members = await test.db.selectFrom('members').select(['cpf', 'phone']).execute();

    for (const { cpf, phone } of members)
      expect([normaliseCpf(cpf), normalisePhone(phone)]).toEqual([cpf, phone]);
  });

  it('[G35] has an offer with an end that is ahead, and one with a budget', async () => {
    const rows = await test.db
      .selectFrom('promotions')
      .select(['kind', 'ends_at', 'budget_centavos'])
      .where('site_key', '=', 'demo')
      .execute();

    const ending = rows.filter(({ ends_at: end }) => end !== null);
    const bounded = rows.filter(({ budget_centavos: budget }) => budget !== null);
    expect(ending).toMatchObject([{ kind: 'recharge_rebate' }]);
    expect(ending[0]?.ends_at?.getTime()).toBeGreaterThan(testClock().now().getTime());
    expect(bounded).toMatchObject([{ kind: 'invitation', budget_centavos: 20_000_00 }]);
  });

  it('keeps the ledger in order', async () => {
    expect(await verify(test.db)).toMatchObject({ isSound: true, problems: [] });
  });

  it('is written into an empty database only', async () => {
    const before = await test.db.selectFrom('members').select('id').execute();

    expect(await seed(test.db, testClock())).toBe(false);

    expect(await test.db.selectFrom('members').select('id').execute()).toEqual(before);
  });
});

describe('a database with a site', () => {
  const api = useApp({ ...product, isComplete: true });

  it('is left alone', async () => {
    await insertSite(api.deps.db);

    expect(await seed(api.deps.db, api.deps.clock)).toBe(false);
  });
});

describeOnPostgres('a database that is in use', () => {
  const api = useApp({ ...product, isComplete: true });

  it('is left alone at once, whoever writes there', async () => {
    const { db, clock } = api.deps;
    await insertSite(db);

    const isSeeded = await transaction(db, async (tx) => {
      // As every row that names a site does.
      await sql`lock table sites in row share mode`.execute(tx);
      return seed(db, clock);
    });

    expect(isSeeded).toBe(false);
  });
});
