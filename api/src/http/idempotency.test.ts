import { insertMember, insertSite } from '../../testing/builders.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { idempotent } from './idempotency.ts';
import type { CallerMember } from './route.ts';

const AT = new Date('2026-11-02T15:00:00Z');

describe('a call with an Idempotency-Key', () => {
  const test = useDatabase();
  const aMember = async (): Promise<CallerMember> => {
    const { id, siteKey, account } = await insertMember(test.db, await insertSite(test.db));
    return { id, siteKey, name: account, isDemo: false, sessionId: 1 };
  };
  const callOf = (member: CallerMember, key: string | null, body: object = { game_id: 1 }) =>
    ({
      query: undefined,
      body,
      member,
      caller: { endpoint: 'POST /api/games/follow/set', idempotencyKey: key },
    }) as const;
  let runs = 0;
  const run = async () => ({ run: (runs += 1) });
  const send = (call: ReturnType<typeof callOf>, work: () => Promise<unknown> = run) =>
    transaction(test.db, (tx) => idempotent(tx, call, AT, work));

  it('answers a repetition with the first answer [G27]', async () => {
    const call = callOf(await aMember(), 'k-1', { game_id: 1, lang: 'pt' });

    const first = await send(call);

    expect(await send(call)).toEqual(first);
    expect(await send({ ...call, body: { lang: 'en', game_id: 1 } })).toEqual(first);
  });

  it('refuses the key with other data [G27]', async () => {
    const member = await aMember();
    await send(callOf(member, 'k-1'));

    await expect(send(callOf(member, 'k-1', { game_id: 2 }))).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
  });

  it('is its own member’s and its own endpoint’s [R160]', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const first = await send(callOf(one, 'k-1'));

    expect(await send(callOf(other, 'k-1'))).not.toEqual(first);
    const elsewhere = {
      ...callOf(one, 'k-1'),
      caller: { endpoint: 'POST /api/recharge/online', idempotencyKey: 'k-1' },
    } as const;
    expect(await transaction(test.db, (tx) => idempotent(tx, elsewhere, AT, run))).not.toEqual(first);
  });

  it('runs every time without a key', async () => {
    const call = callOf(await aMember(), null);

    expect(await send(call)).not.toEqual(await send(call));
  });

  it('runs anew after a refusal: nothing was kept [G27]', async () => {
    const call = callOf(await aMember(), 'k-1');
    await expect(send(call, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');

    await expect(send(call)).resolves.toMatchObject({ run: expect.any(Number) });
  });

  describeOnPostgres('many times at once', () => {
    it('runs once [G27]', async () => {
      const call = callOf(await aMember(), 'k-1');
      const before = runs;

      const answers = await Promise.all(Array.from({ length: 15 }, () => send(call)));

      expect(runs - before).toBe(1);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });
  });
});
