import { sql } from 'kysely';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { useApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { recordAnswer } from '../../barred-players/record-answer.ts';
import { transaction } from '../../db/transaction.ts';
import { MEMBER_STATUS, type MemberKey } from '../../members/tables.ts';
import type { BarredAnswer } from '../../providers/barred-players/barred-register.ts';
import { exclude } from '../../responsible-gaming/bars.ts';
import { endExclusions } from '../../responsible-gaming/end-exclusions.ts';
import { responsibleGamingRoutes } from '../../responsible-gaming/routes.ts';
import { operatorFreezeRoutes } from './routes.ts';

const MONTH_MS = 31 * 24 * 60 * 60_000;
const api = useApp(
  { routes: (parts) => [...operatorFreezeRoutes(parts), ...responsibleGamingRoutes(parts)] },
  { operators: OPERATORS },
);

const change = (verb: 'freeze' | 'lift', account: string, reason = 'called in') =>
  api.call(`POST /api/operator/freezes/${verb}`, {
    token: operatorKey('ana'),
    body: { member: account, reason },
  });

async function aMember() {
  const member = await insertMember(api.deps.db, api.siteKey);
  const who: MemberKey = { siteKey: api.siteKey, memberId: member.id };
  const at = () => api.deps.clock.now();
  return {
    ...member,
    who,
    freeze: () => change('freeze', member.account),
    lift: () => change('lift', member.account),
    excludeFor: (months: number) => transaction(api.deps.db, (tx) => exclude(tx, who, months, at())),
    registerSays: (answer: BarredAnswer) => {
      api.deps.clock.advance(1_000);
      return transaction(api.deps.db, (tx) =>
        recordAnswer(tx, who, answer, { askedAt: at(), at: new Date(at().getTime() + 1) }),
      );
    },
    status: async () => {
      const row = await api.deps.db
        .selectFrom('members')
        .select('status')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      return row.status;
    },
  };
}

describe('a freeze', () => {
  it('[R85] [G26] ends all sessions, is written down, and holds until an operator lifts it', async () => {
    const member = await aMember();
    const token = await openToken(api.deps.db, member, api.deps.clock.now());

    const frozen = await member.freeze();
    const refused = await api.call('GET /api/rg/session', { token });
    const again = await member.freeze();
    const lifted = await change('lift', member.account, 'called back');
    const liftedAgain = await member.lift();
    const list = await api.call('GET /api/operator/freezes', {
      token: operatorKey('ana'),
      query: { member: member.account },
    });

    expect(frozen.body.data).toMatchObject({ frozen_by: 'ana', reason: 'called in', lifted_at: null });
    expect([refused.status, again.body.error, liftedAgain.body.error]).toEqual([
      401,
      'already_frozen',
      'not_frozen',
    ]);
    expect(lifted.body.data).toMatchObject({ lifted_by: 'ana', lift_reason: 'called back' });
    expect(list.body.data.list).toEqual([lifted.body.data]);
    expect(await member.status()).toBe(MEMBER_STATUS.active);
  });

  it('[R85] is of the site of its operator, and of nobody who was deleted', async () => {
    const other = await insertMember(api.deps.db, await insertSite(api.deps.db));
    const gone = await insertMember(api.deps.db, api.siteKey, { deleted_at: api.deps.clock.now() });

    const errors = [await change('freeze', other.account), await change('lift', gone.account)].map(
      ({ status, body }) => [status, body.error],
    );

    expect(errors).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  it.each([
    ['barred before', ['bar', 'freeze', 'lift']],
    ['barred while frozen', ['freeze', 'bar', 'lift']],
    ['excluded before', ['exclude', 'freeze', 'lift']],
    ['excluded while frozen', ['freeze', 'exclude', 'lift']],
  ] as const)(
    '[R85] [G31] [G32] lifting it leaves what else keeps a member out: %s',
    async (_case, steps) => {
      const member = await aMember();
      const act = {
        bar: () => member.registerSays('social_programme'),
        exclude: () => member.excludeFor(1),
        freeze: () => member.freeze(),
        lift: () => member.lift(),
      };

      for (const step of steps) await act[step]();

      expect(await member.status()).toBe(MEMBER_STATUS.selfExcluded);
    },
  );

  it.each([['the bar'], ['the exclusion']] as const)(
    '[R85] [G31] [G32] stays when %s goes',
    async (which) => {
      const member = await aMember();
      await (which === 'the bar' ? member.registerSays('self_exclusion') : member.excludeFor(1));
      await member.freeze();

      if (which === 'the bar') await member.registerSays('not_barred');
      else await endExclusions(api.deps.db, new Date(api.deps.clock.now().getTime() + MONTH_MS));

      expect(await member.status()).toBe(MEMBER_STATUS.frozen);
      await member.lift();
      expect(await member.status()).toBe(MEMBER_STATUS.active);
    },
  );

  it('[R85] [G31] [G32] bar and exclusion end one by one', async () => {
    const member = await aMember();
    await member.excludeFor(1);
    await member.registerSays('self_exclusion');

    await endExclusions(api.deps.db, new Date(api.deps.clock.now().getTime() + MONTH_MS));
    const barred = await member.status();
    await member.registerSays('not_barred');

    expect([barred, await member.status()]).toEqual([MEMBER_STATUS.selfExcluded, MEMBER_STATUS.active]);
  });

  it('[R85] is no status that a statement may write beside the marks', async () => {
    const member = await aMember();

    const written = sql`update members set status = 0 where id = ${member.id}`.execute(api.deps.db);

    await expect(written).rejects.toThrow('the status of a member follows from');
    expect(await member.status()).toBe(MEMBER_STATUS.active);
  });
});

describeOnPostgres('freezes at once', () => {
  it('[R85] of many at the same time one freezes', async () => {
    const member = await aMember();

    const answers = await Promise.all(Array.from({ length: 16 }, () => member.freeze()));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.error ?? 'done'))).toEqual(
      new Set(['done', 'already_frozen']),
    );
  });
});
