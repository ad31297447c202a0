import { insertMember, openToken, type InsertedMember } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import { instantText } from '../information/instant-text.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import * as bars from './bars.ts';
import { endExclusions } from './end-exclusions.ts';
import { responsibleGamingRoutes } from './routes.ts';

const HOUR_MS = 60 * 60_000;
const api = useApp({ routes: responsibleGamingRoutes });
const aMember = (changes: Parameters<typeof insertMember>[2] = {}) =>
  insertMember(api.deps.db, api.siteKey, changes);
const tokenOf = (member: InsertedMember) => openToken(api.deps.db, member, api.deps.clock.now());
const pause = async (member: InsertedMember, hours: unknown) =>
  api.call('POST /api/rg/pause', { token: await tokenOf(member), body: { hours } });
const exclude = async (member: InsertedMember, months: unknown) =>
  api.call('POST /api/rg/self-exclude', { token: await tokenOf(member), body: { months } });
const session = async (member: InsertedMember) =>
  (await api.call('GET /api/rg/session', { token: await tokenOf(member) })).body.data;
const inHours = (hours: number) => new Date(api.deps.clock.now().getTime() + hours * HOUR_MS).toISOString();

const memberKey = (member: InsertedMember) => ({ siteKey: api.siteKey, memberId: member.id });
const notesOf = (member: InsertedMember) =>
  api.deps.db.selectFrom('notifications').select('kind').where('member_id', '=', member.id).execute();
/** Moments of the same choice pressed twice, and of another one later. */
const twiceAndLater = () => [0, 30_000, 90_000].map((ms) => new Date(api.deps.clock.now().getTime() + ms));

describe('the reminder over games', () => {
  const choose = async (member: InsertedMember, minutes: unknown) =>
    api.call('POST /api/rg/reality-check', { token: await tokenOf(member), body: { minutes } });

  it('[G31] comes every half hour, or as often as the member has chosen', async () => {
    const [member, other] = [await aMember(), await aMember()];
    expect((await session(member)).reality_check_minutes).toBe(30);

    const { body } = await choose(member, 15);

    expect(body.data).toEqual({ reality_check_minutes: 15 });
    expect(body.message).toBe('You will be reminded every 15 minutes');
    expect((await session(member)).reality_check_minutes).toBe(15);
    expect((await session(other)).reality_check_minutes).toBe(30);
  });

  it.each([0, 5, 45, '15', null])('[G31] is not set to %j minutes', async (minutes) => {
    const member = await aMember();

    expect((await choose(member, minutes)).status).toBe(422);
    expect((await session(member)).reality_check_minutes).toBe(30);
  });
});

describe('a break', () => {
  it('[G31] takes as long as was asked for', async () => {
    const member = await aMember();

    const { body } = await pause(member, 72);

    expect(body.data.paused_until).toBe(inHours(72));
    expect(await session(member)).toMatchObject({ paused_until: inHours(72), is_excluded: false });
  });

  it('[G31] tells the member’s other tabs, and is written down for them', async () => {
    const member = await aMember();
    const events: string[] = [];
    api.deps.memberEvents.of(member.id).subscribe(({ type }) => events.push(type));

    await pause(member, 72);

    expect(events).toEqual(['notification']);
    const written = await api.deps.db
      .selectFrom('notifications')
      .select(['kind', 'details', 'read_at'])
      .where('member_id', '=', member.id)
      .execute();
    // Read: the member has just asked for it (G23).
    expect(written).toEqual([
      { kind: 'play_paused', details: { until: inHours(72) }, read_at: api.deps.clock.now() },
    ]);
  });

  it('[G31] is made longer by another one, never shorter', async () => {
    const member = await aMember();
    await pause(member, 72);

    const shorter = (await pause(member, 24)).body;
    const longer = (await pause(member, 720)).body;

    expect(shorter.data.paused_until).toBe(inHours(72));
    expect(longer.data.paused_until).toBe(inHours(720));
    expect([shorter.message, longer.message]).toEqual(
      [72, 720].map((hours) => `You are taking a break until ${instantText(inHours(hours), 'en')}`),
    );
  });

  it('[G31] that is not made longer tells the member nothing new', async () => {
    const member = await aMember();
    await pause(member, 72);
    const events: string[] = [];
    api.deps.memberEvents.of(member.id).subscribe(({ type }) => events.push(type));

    await pause(member, 24);
    await pause(member, 72);

    expect(events).toEqual([]);
    const written = await api.deps.db
      .selectFrom('notifications')
      .select('details')
      .where('member_id', '=', member.id)
      .execute();
    expect(written).toEqual([{ details: { until: inHours(72) } }]);
  });

  it('[G31] is the same when it is asked for again within the minute', async () => {
    const member = await aMember();

    const ends = [];
    for (const at of twiceAndLater())
      ends.push((await transaction(api.deps.db, (tx) => bars.pause(tx, memberKey(member), 24, at))).until);

    const [first, , later] = twiceAndLater().map((at) => new Date(at.getTime() + 24 * HOUR_MS));
    expect(ends).toEqual([first, first, later]);
    expect(await notesOf(member)).toHaveLength(2);
  });

  it.each([0, 23, 721, -24, 24.5, '24', null])('[G31] of %p hours is refused', async (hours) => {
    expect((await pause(await aMember(), hours)).status).toBe(422);
  });
});

describe('a self-exclusion', () => {
  it('[G31] [G26] ends every session of the member, tells their tabs, and is written down for them', async () => {
    const member = await aMember();
    const tokens = [await tokenOf(member), await tokenOf(member)];
    const events: string[] = [];
    api.deps.memberEvents.of(member.id).subscribe(({ type }) => events.push(type));

    const { body } = await exclude(member, 6);

    expect(body.data.excluded_until).toBe('2027-05-02T15:00:00.000Z');
    for (const token of tokens) expect((await api.call('GET /api/rg/session', { token })).status).toBe(401);
    expect(events).toEqual(['revoked']);
    const notices = await api.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', member.id)
      .execute();
    expect(notices).toEqual([{ kind: 'self_excluded' }]);
  });

  it('[R85] lets the member log in and see it', async () => {
    const member = await aMember();
    await exclude(member, 'indefinite');

    expect(await session(member)).toMatchObject({ is_excluded: true, excluded_until: null });
  });

  it.each([
    [[12, 3], '2027-11-02T15:00:00.000Z', 1],
    [[3, 12], '2027-11-02T15:00:00.000Z', 2],
    [[3, 'indefinite'], null, 2],
    [['indefinite', 3], null, 1],
    [['indefinite', 'indefinite'], null, 1],
  ])('[G31] is never shortened, and written down when it changes: %j', async (asked, until, written) => {
    const member = await aMember();
    for (const months of asked) await exclude(member, months);

    expect((await session(member)).excluded_until).toBe(until);
    const notices = api.deps.db.selectFrom('notifications').select('kind').where('member_id', '=', member.id);
    expect(await notices.execute()).toHaveLength(written);
  });

  it('[G31] is the same when it is asked for again within the minute', async () => {
    const member = await aMember();

    const ends = [];
    for (const at of twiceAndLater())
      ends.push(await transaction(api.deps.db, (tx) => bars.exclude(tx, memberKey(member), 3, at)));

    const [first, again, later] = ends.map((end) => end?.getTime() ?? 0);
    expect(again).toBe(first);
    expect((later ?? 0) - (first ?? 0)).toBe(90_000);
    expect(await notesOf(member)).toHaveLength(2);
  });

  it('[G31] is over when its time has come, and not before', async () => {
    const member = await aMember();
    await exclude(member, 3);
    const end = new Date('2027-02-02T15:00:00Z');

    await endExclusions(api.deps.db, new Date(end.getTime() - 1));
    expect((await session(member)).is_excluded).toBe(true);
    await endExclusions(api.deps.db, end);

    expect(await session(member)).toMatchObject({ is_excluded: false, excluded_until: null });
  });

  it('[G31] for good has no end, however long it takes', async () => {
    const member = await aMember();
    await exclude(member, 'indefinite');

    await endExclusions(api.deps.db, new Date('2099-01-01T00:00:00Z'));

    expect((await session(member)).is_excluded).toBe(true);
  });

  it('[R85] does not free who is frozen, neither by itself nor by its end', async () => {
    const member = await aMember();
    const token = await tokenOf(member);
    const statusOf = async () =>
      (
        await api.deps.db
          .selectFrom('members')
          .select('status')
          .where('id', '=', member.id)
          .executeTakeFirstOrThrow()
      ).status;
    await api.call('POST /api/rg/self-exclude', { token, body: { months: 1 } });
    await api.deps.db
      .updateTable('members')
      .set({ frozen_at: api.deps.clock.now() })
      .where('id', '=', member.id)
      .execute();

    await exclude(member, 1);
    expect(await statusOf()).toBe(MEMBER_STATUS.frozen);
    await endExclusions(api.deps.db, new Date('2099-01-01T00:00:00Z'));

    expect(await statusOf()).toBe(MEMBER_STATUS.frozen);
  });

  it.each([0, 61, -1, 1.5, 'forever', null])('[G31] of %p months is refused', async (months) => {
    const member = await aMember();

    expect((await exclude(member, months)).status).toBe(422);
    expect((await session(member)).is_excluded).toBe(false);
  });
});
