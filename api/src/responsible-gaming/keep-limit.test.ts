import { insertMember, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { applyRaises } from './apply-raises.ts';
import { responsibleGamingRoutes } from './routes.ts';

const HOUR_MS = 60 * 60_000;
const api = useApp({ routes: responsibleGamingRoutes }, { rateLimitFactor: 1_000_000 });
const now = () => api.deps.clock.now();

/** A member with a limit of R$ 100 on losses a week, and a raise that waits. */
async function aWaiting(wanted: string | null = '300') {
  const member = await insertMember(api.deps.db, api.siteKey);
  const call = async (key: 'POST /api/rg/limits' | 'POST /api/rg/limits/keep', body: object) =>
    api.call(key, {
      token: await openToken(api.deps.db, member, now()),
      body: { kind: 'loss', period: 'week', ...body },
    });
  await call('POST /api/rg/limits', { amount: '100' });
  const { body } = await call('POST /api/rg/limits', { amount: wanted });
  const effective_at = body.data.limits[0]?.pending?.effective_at ?? '';
  const told = async () =>
    (
      await api.deps.db
        .selectFrom('notifications')
        .select(['kind', 'details', 'read_at'])
        .where('member_id', '=', member.id)
        .where('kind', '<>', 'limit_in_force')
        .execute()
    ).map(({ kind, details, read_at }) => [kind, details, read_at === null ? 'unread' : 'read']);
  return {
    id: member.id,
    effective_at,
    told,
    raise: (amount: string) => call('POST /api/rg/limits', { amount }),
    keep: (body: object = {}) => call('POST /api/rg/limits/keep', { effective_at, ...body }),
  };
}
const KEPT = ['limit_kept', { kind: 'loss', period: 'week', most: 100_00 }, 'read'];

describe('a raise that waits', () => {
  it.each(['300', null])(
    '[G31] [A38] is taken back (to %p): the limit stays, the member and their other tabs are told; again, it changes nothing',
    async (wanted) => {
      const member = await aWaiting(wanted);
      const events: string[] = [];
      api.deps.memberEvents.of(member.id).subscribe(({ type }) => events.push(type));

      const [first, again] = [await member.keep(), await member.keep()];

      expect([first.status, first.body.message]).toEqual([200, 'Your limit stays as it is']);
      expect(first.body.data.limits).toMatchObject([{ amount: '100.00', pending: null }]);
      expect([again.status, again.body.data]).toEqual([200, first.body.data]);
      expect([await member.told(), events]).toEqual([[KEPT], ['notification']]);
      api.deps.clock.advance(25 * HOUR_MS);
      await applyRaises(api.deps.db, now());
      expect(
        (await member.keep({ effective_at: '2099-01-01T00:00:00.000Z' })).body.data.limits,
      ).toMatchObject([{ amount: '100.00' }]);
    },
  );

  it.each([
    ['noticed by the job', true],
    ['by the clock alone', false],
  ])(
    '[G31] is not said to be taken back when it counts already, %s; it is to the last millisecond',
    async (_how, hasJob) => {
      const [early, late] = [await aWaiting(), await aWaiting()];
      api.deps.clock.advance(Date.parse(early.effective_at) - now().getTime() - 1);
      expect((await early.keep()).status).toBe(200);
      api.deps.clock.advance(Date.parse(late.effective_at) - now().getTime());
      if (hasJob) await applyRaises(api.deps.db, now());

      const { status, body } = await late.keep({ lang: 'pt' });

      expect([status, body.error]).toEqual([409, 'raise_in_force']);
      expect(body.message).toMatch(/^Esta mudança já está valendo/);
    },
  );

  it('[G31] that came after the one that is shown is not taken back with it', async () => {
    const member = await aWaiting();
    api.deps.clock.advance(24 * HOUR_MS);
    const { body } = await member.raise('500');

    expect((await member.keep()).body.error).toBe('raise_in_force');
    const next = body.data.limits[0]?.pending?.effective_at;
    expect((await member.keep({ effective_at: next })).body.data.limits).toMatchObject([
      { amount: '300.00', pending: null },
    ]);
  });

  it('[G31] there is nothing to take back without a limit', async () => {
    const member = await aWaiting();

    expect((await member.keep({ kind: 'bet' })).status).toBe(200);
    expect(await member.told()).toEqual([]);
  });
});

describeOnPostgres('raises that are taken back while they come into force', () => {
  it('[G31] each is one or the other: kept and told, or in force and refused', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => aWaiting()));
    const due = Math.max(...members.map(({ effective_at }) => Date.parse(effective_at)));
    api.deps.clock.advance(due - now().getTime() - 1);

    const keeping = members.map(({ keep }) => keep());
    api.deps.clock.advance(1);
    const [answers] = await Promise.all([Promise.all(keeping), applyRaises(api.deps.db, now())]);
    await applyRaises(api.deps.db, now());

    for (const [index, { status }] of answers.entries()) {
      const member = members[index];
      const most = await api.deps.db
        .selectFrom('play_limits')
        .select('most')
        .where('member_id', '=', member?.id ?? 0)
        .executeTakeFirstOrThrow();
      expect([status, most.most]).toEqual(status === 200 ? [200, 100_00] : [409, 300_00]);
      expect(await member?.told()).toEqual(status === 200 ? [KEPT] : []);
    }
  });
});
