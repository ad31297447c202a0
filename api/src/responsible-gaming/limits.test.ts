import { insertMember, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { informationRoutes } from '../information/routes.ts';
import { applyRaises } from './apply-raises.ts';
import { responsibleGamingJobs } from './jobs.ts';
import { responsibleGamingRoutes } from './routes.ts';

const HOUR_MS = 60 * 60_000;
const api = useApp({
  routes: (parts) => [...responsibleGamingRoutes(parts), ...informationRoutes(parts)],
});

/** A member who sets limits over HTTP. */
async function aMember() {
  const member = await insertMember(api.deps.db, api.siteKey);
  const fresh = async () => ({ token: await openToken(api.deps.db, member, api.deps.clock.now()) });
  return {
    set: async (body: object, headers: Record<string, string> = {}) =>
      api.call('POST /api/rg/limits', { ...(await fresh()), body, headers }),
    id: member.id,
    /** What the member has been told, each by its title and its first paragraph. */
    notices: async () => {
      const { body } = await api.call('GET /api/informationcenter/notification', await fresh());
      return body.data.list.map(({ title, content }) => `${title}: ${content.split('\n')[0]}`);
    },
    limits: async () => (await api.call('GET /api/rg/limits', await fresh())).body.data.limits,
  };
}

describe('the limits of a member', () => {
  it('[A60] are none until one is set', async () => {
    const { limits } = await aMember();

    expect(await limits()).toEqual([]);
  });

  it('[A38] are answered with what is used, when they begin anew, and what waits', async () => {
    const { set, limits } = await aMember();
    await set({ kind: 'time', period: 'week', minutes: 90 });
    await set({ kind: 'deposit', period: 'month', amount: '500' });

    expect(await limits()).toEqual([
      {
        kind: 'deposit',
        period: 'month',
        amount: '500.00',
        used: '0.00',
        resets_at: '2026-12-01T03:00:00.000Z',
        pending: null,
      },
      {
        kind: 'time',
        period: 'week',
        minutes: 90,
        used: 0,
        is_used_up: false,
        resets_at: '2026-11-09T03:00:00.000Z',
        pending: null,
      },
    ]);
  });

  it('[G31] [A38] are confirmed by when they count: a lower one at once, a higher one or none with the day and hour from which', async () => {
    const { set } = await aMember();
    const told = async (amount: string | null) =>
      (await set({ kind: 'bet', period: 'day', amount })).body.message;

    expect(await told('100')).toBe('Your limit is saved');
    expect(await told('50')).toBe('Your limit is saved');
    const waits =
      /^The change takes effect on November \d+, 2026 at \d+:\d\d\s[AP]M\. Until then your limit stays as it is$/;
    expect(await told('300')).toMatch(waits);
    expect(await told(null)).toMatch(waits);
    expect(await told('40')).toBe('Your limit is saved');
  });

  it('[R111] [G31] are told when they count, in words, and in open tabs at once', async () => {
    const { id, set, notices } = await aMember();
    const live: string[] = [];
    const tab = api.deps.memberEvents.of(id).subscribe(({ type }) => void live.push(type));
    await set({ kind: 'loss', period: 'day', amount: '100' });
    await set({ kind: 'loss', period: 'day', amount: '100' });
    await set({ kind: 'time', period: 'week', minutes: 120 });
    await set({ kind: 'loss', period: 'day', amount: '300' });
    await set({ kind: 'time', period: 'week', minutes: null });
    expect((await notices()).toSorted()).toEqual([
      'A new limit is in force: Losses per day: at most R$100.00.',
      'A new limit is in force: Time per week: at most 2 hours.',
    ]);

    api.deps.clock.advance(24 * HOUR_MS);
    for (const { work } of responsibleGamingJobs(api.deps)) await work();
    for (const { work } of responsibleGamingJobs(api.deps)) await work();

    expect((await notices()).toSorted()).toEqual([
      'A limit has ended: Time per week: the limit that you had set no longer applies, as you asked.',
      'A new limit is in force: Losses per day: at most R$100.00.',
      'A new limit is in force: Losses per day: at most R$300.00.',
      'A new limit is in force: Time per week: at most 2 hours.',
    ]);
    expect(live).toEqual(['notification', 'notification', 'notification', 'notification']);
    tab.unsubscribe();
  });

  it('[G23] [G31] are among the messages as read when the member has set them, and as unread when a raise comes into force', async () => {
    const { id, set } = await aMember();
    const unread = async () =>
      api.deps.db
        .selectFrom('notifications')
        .select('kind')
        .where('member_id', '=', id)
        .where('read_at', 'is', null)
        .execute();
    await set({ kind: 'loss', period: 'day', amount: '100' });
    await set({ kind: 'loss', period: 'day', amount: '300' });
    expect(await unread()).toEqual([]);

    api.deps.clock.advance(24 * HOUR_MS);
    for (const { work } of responsibleGamingJobs(api.deps)) await work();

    expect(await unread()).toEqual([{ kind: 'limit_in_force' }]);
  });

  it('[G31] go down at once', async () => {
    const { set } = await aMember();
    await set({ kind: 'loss', period: 'day', amount: '100' });

    const { body } = await set({ kind: 'loss', period: 'day', amount: '40.50' });

    expect([body.message, body.data.limits]).toEqual([
      'Your limit is saved',
      [expect.objectContaining({ amount: '40.50', pending: null })],
    ]);
  });

  it.each([
    ['noticed by the job', true],
    ['by the clock alone', false],
  ])('[G31] go up after 24 hours, %s', async (_how, hasJob) => {
    const { set, limits } = await aMember();
    await set({ kind: 'bet', period: 'day', amount: '100' });
    const { body } = await set({ kind: 'bet', period: 'day', amount: '200' });
    const due = new Date(api.deps.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    expect(body.data.limits).toMatchObject([
      { amount: '100.00', pending: { amount: '200.00', effective_at: due } },
    ]);

    api.deps.clock.advance(24 * HOUR_MS - 1);
    await applyRaises(api.deps.db, api.deps.clock.now());
    expect(await limits()).toMatchObject([{ amount: '100.00', pending: { amount: '200.00' } }]);
    api.deps.clock.advance(1);
    if (hasJob) await applyRaises(api.deps.db, api.deps.clock.now());

    expect(await limits()).toMatchObject([{ amount: '200.00', pending: null }]);
  });

  it.each([true, false])(
    '[A38] go away after 24 hours, which counts as raising (job: %p)',
    async (hasJob) => {
      const { set, limits } = await aMember();
      await set({ kind: 'time', period: 'day', minutes: 60 });
      await set({ kind: 'time', period: 'day', minutes: null });
      expect(await limits()).toMatchObject([{ minutes: 60, pending: { minutes: null } }]);

      api.deps.clock.advance(24 * HOUR_MS);
      if (hasJob) await applyRaises(api.deps.db, api.deps.clock.now());

      expect(await limits()).toEqual([]);
      expect((await set({ kind: 'time', period: 'day', minutes: 30 })).body.data.limits).toMatchObject([
        { minutes: 30, pending: null },
      ]);
    },
  );

  it('[G31] a raise that waits is taken back by what is asked for after it, and waits no longer when it is asked for again', async () => {
    const { set, limits } = await aMember();
    await set({ kind: 'loss', period: 'week', amount: '100' });
    await set({ kind: 'loss', period: 'week', amount: '300' });
    const [first] = await limits();
    api.deps.clock.advance(HOUR_MS);

    await set({ kind: 'loss', period: 'week', amount: '300' });
    expect(await limits()).toEqual([first]);
    await set({ kind: 'loss', period: 'week', amount: '400' });
    expect((await limits())[0]?.pending?.effective_at).toBe(
      new Date(api.deps.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    );
    await set({ kind: 'loss', period: 'week', amount: '100' });

    expect(await limits()).toMatchObject([{ amount: '100.00', pending: null }]);
  });

  it('[G31] a raise whose time has come can be lowered again at once, before the job has come by', async () => {
    const { set, limits } = await aMember();
    await set({ kind: 'loss', period: 'week', amount: '100' });
    await set({ kind: 'loss', period: 'week', amount: '300' });
    api.deps.clock.advance(24 * HOUR_MS);

    await set({ kind: 'loss', period: 'week', amount: '200' });

    expect(await limits()).toMatchObject([{ amount: '200.00', pending: null }]);
  });

  it('[A38] nothing happens when a limit is taken away that is not set', async () => {
    const { set } = await aMember();

    expect((await set({ kind: 'deposit', period: 'day', amount: null })).body.data.limits).toEqual([]);
  });

  it.each([
    [{ kind: 'loss', period: 'day' }, 'amount_required', 'amount'],
    [{ kind: 'loss', period: 'day', amount: '0' }, 'amount_invalid', 'amount'],
    [{ kind: 'loss', period: 'day', amount: '-5' }, 'amount_invalid', 'amount'],
    [{ kind: 'bet', period: 'day', amount: '10,50' }, 'amount_invalid', 'amount'],
    [{ kind: 'bet', period: 'day', amount: '0.99' }, 'amount_below_minimum', 'amount'],
    [{ kind: 'deposit', period: 'month', amount: '10000000.01' }, 'amount_above_maximum', 'amount'],
    [{ kind: 'time', period: 'day' }, 'field_invalid', 'minutes'],
    [{ kind: 'time', period: 'day', minutes: 1_441 }, 'field_invalid', 'minutes'],
    [{ kind: 'time', period: 'day', minutes: 1.5 }, 'validation_failed', 'minutes'],
    [{ kind: 'luck', period: 'day', amount: '5' }, 'validation_failed', 'kind'],
    [{ kind: 'loss', period: 'year', amount: '5' }, 'validation_failed', 'period'],
  ])('[A47] refuse %j with %s', async (body, error, field) => {
    const { set, limits } = await aMember();

    const answer = await set(body);

    expect([answer.status, answer.body.error, Object.keys(answer.body.errors)]).toEqual([
      422,
      error,
      [field],
    ]);
    expect(await limits()).toEqual([]);
  });

  it('[G27] are set once under one key', async () => {
    const { set, limits } = await aMember();
    const headers = { 'idempotency-key': 'limit-1' };
    await set({ kind: 'loss', period: 'day', amount: '50' }, headers);
    await set({ kind: 'loss', period: 'day', amount: '20' });

    const again = await set({ kind: 'loss', period: 'day', amount: '50' }, headers);

    expect(again.body.data.limits).toMatchObject([{ amount: '50.00' }]);
    expect(await limits()).toMatchObject([{ amount: '20.00' }]);
  });
});
