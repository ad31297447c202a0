import type { PixType } from '@mosaico/shared/rules';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { testClock } from '../../testing/test-deps.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { seed } from '../start/seed/seed.ts';
import { payoutAccountsOf } from './payout-accounts.ts';

describe('the accounts of a member for payouts', () => {
  const api = useApp({
    routes: accountRoutes,
  });
  const add = (
    owner: { siteKey: string; id: number },
    [pix_type, pix_key]: readonly [PixType, string],
    is_default = false,
  ) =>
    api.deps.db
      .insertInto('payout_accounts')
      .values({
        site_key: owner.siteKey,
        member_id: owner.id,
        pix_type,
        pix_key,
        owner_name: 'Marina Alves',
        is_default,
        created_at: api.deps.clock.now(),
      })
      .execute();
  const aMember = async () => {
    const member = await insertMember(api.deps.db, api.siteKey);
    const token = await openToken(api.deps.db, member, api.deps.clock.now());
    return { ...member, list: () => api.call('GET /api/member/bank', { token }) };
  };

  it('are listed with masked keys, the default one first, then as they were added, with the CPF of whom they pay [R101, R102, R175]', async () => {
    const member = await aMember();
    await add(member, ['PHONE', '+5511987654321']);
    await add(member, ['EMAIL', 'marina@mosaico.example']);
    await add(member, ['CPF', '52998224725'], true);
    await add(member, ['CNPJ', '12345678000195']);
    await add(member, ['EVP', '123e4567-e89b-12d3-a456-426614174000']);

    const { status, body } = await member.list();

    expect(status).toBe(200);
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      bank_name: 'Pix',
      bank_type: 'CPF',
      owner_name: 'Marina Alves',
      owner_cpf: expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*\*$/),
      card_no: '***.982.247-**',
      pix_type: 'CPF',
      is_default: 1,
      usable_at: null,
    });
    expect(body.data.slice(1).map((row) => [row.pix_type, row.card_no, row.is_default])).toEqual([
      ['PHONE', '+55 11 9****-4321', 0],
      ['EMAIL', 'm***@mosaico.example', 0],
      ['CNPJ', '**.345.678/0001-**', 0],
      ['EVP', '123e****-****-****-****-********4000', 0],
    ]);
    for (const key of ['52998224725', '987654321', 'marina@', '12345678000195', 'e89b'])
      expect(JSON.stringify(body)).not.toContain(key);
  });

  it('are none for a new member [R102]', async () => {
    const { list } = await aMember();

    expect((await list()).body.data).toEqual([]);
  });

  it('are nobody else’s, on this site or another [R14, R160]', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const elsewhere = await insertMember(api.deps.db, await insertSite(api.deps.db));
    await add(other, ['CPF', '52998224725'], true);
    await add(elsewhere, ['CPF', '52998224725'], true);

    expect((await member.list()).body.data).toEqual([]);
    expect((await other.list()).body.data).toHaveLength(1);
    expect(
      await payoutAccountsOf(
        api.deps.db,
        { siteKey: api.siteKey, memberId: elsewhere.id },
        api.deps.clock.now(),
      ),
    ).toEqual([]);
  });

  it('are one per key and have one default at most [R102]', async () => {
    const member = await aMember();
    await add(member, ['CPF', '52998224725'], true);

    const refusals = [
      await add(member, ['CPF', '52998224725']).catch((error: unknown) => error),
      await add(member, ['PHONE', '+5511987654321'], true).catch((error: unknown) => error),
    ];

    expect(isUniqueViolation(refusals[0], 'payout_accounts_key_once')).toBe(true);
    expect(isUniqueViolation(refusals[1], 'payout_accounts_one_default')).toBe(true);
  });

  it('need a member [R175, R118]', async () => {
    const { status, body } = await api.call('GET /api/member/bank', { token: null });

    expect([status, body.message]).toEqual([401, 'Unauthenticated.']);
  });
});

describe('the demonstration data', () => {
  const test = useDatabase();
  beforeAll(async () => {
    await seed(test.db, testClock());
  });

  it('pays demo out to their own CPF [R3, G35]', async () => {
    for (const siteKey of ['demo', 'demo2']) {
      const { id, cpf } = await test.db
        .selectFrom('members')
        .select(['id', 'cpf'])
        .where('site_key', '=', siteKey)
        .where('account', '=', 'demo')
        .executeTakeFirstOrThrow();

      expect(await payoutAccountsOf(test.db, { siteKey, memberId: id }, new Date())).toMatchObject([
        { pix_type: 'CPF', is_default: 1, card_no: `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` },
      ]);
    }
  });

  it('gives demo and agent an e-mail address, and nobody else [G9, G35]', async () => {
    const members = await test.db
      .selectFrom('members')
      .select(['account', 'email'])
      .where('site_key', '=', 'demo')
      .where('email', '<>', '')
      .orderBy('email')
      .execute();

    expect(members).toEqual([
      { account: 'agent', email: 'agent@mosaico.example' },
      { account: 'demo', email: 'demo@mosaico.example' },
    ]);
  });
});
