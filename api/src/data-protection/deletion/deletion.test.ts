import { DELETION_GRACE_DAYS } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import { marksOf } from '../../../testing/marks-of.ts';
import { insertMember, openToken } from '../../../testing/builders.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { rowsOfSite } from '../../../testing/rows-of-site.ts';
import { readyExport } from '../../../testing/ready-export.ts';
import { beginFactor } from '../../../testing/tenant-factor.ts';
import { useApp } from '../../../testing/test-app.ts';
import { aBank, LOGIN_PASSWORD, type Player, withdrawalsOn } from '../../../testing/withdrawals.ts';
import { transaction } from '../../db/transaction.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { payPromisedAwards } from '../../promotions/promised-awards.ts';
import { seedPromotions } from '../../promotions/seed.ts';
import { product } from '../../start/product.ts';
import { forgetFormerMembers, workOnDeletions } from './jobs.ts';
import { obstaclesOf } from './obstacles.ts';

const DAY_MS = 24 * 60 * 60_000;
const GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;
const CPF = '15350946056';

describe('the deletion of an account', () => {
  const api = useApp(product, { operators: OPERATORS });
  const withdrawals = withdrawalsOn(api);

  /** What a member does about it; `fresh` gives them a session of now. */
  async function leaver(player: Player) {
    const { db, clock } = api.deps;
    const owner = { siteKey: api.siteKey, memberId: player.member.id };
    let { token } = player;
    const ticket = async (purpose = 'deletion') => {
      const body = { password: LOGIN_PASSWORD, purpose };
      return (await api.call('POST /api/auth/password/verify', { token, body })).body.data.ticket;
    };
    return {
      ...owner,
      fresh: async () => void (token = await openToken(db, player.member, clock.now())),
      ticket,
      state: async () => (await api.call('GET /api/me/deletion', { token })).body.data,
      ask: async (more: object = {}) =>
        api.call('POST /api/me/deletion', { token, body: { ticket: await ticket(), ...more } }),
      cancel: () => api.call('POST /api/me/deletion/cancel', { token, body: {} }),
      me: () => api.call('POST /api/auth/me', { token }),
      row: () =>
        db.selectFrom('members').selectAll().where('id', '=', owner.memberId).executeTakeFirstOrThrow(),
      told: async () =>
        (
          await db
            .selectFrom('notifications')
            .select(['kind', 'details'])
            .where('member_id', '=', owner.memberId)
            .orderBy('id')
            .execute()
        ).map(({ kind, details }) => ({ kind, details })),
    };
  }

  const aLeaver = async (cashCentavos = 0, changes = {}) =>
    leaver(await withdrawals.aPlayer(cashCentavos, changes));

  /** Somebody with a history, whose last money was paid out to them. */
  async function paidOut() {
    const player = await withdrawals.aPlayer(100_00, {
      cpf: CPF,
      realname: 'Quirina Leaving',
      email: `quirina.${Date.now()}@leaving.test`,
    });
    const orderNo = await withdrawals.submit(player);
    await withdrawals.review('ana', 'approve', orderNo);
    await withdrawals.payOut(aBank());
    return { player, orderNo };
  }

  it('[G42] [A39] [A63] is asked for with a ticket, ends all other sessions, and says its day', async () => {
    const player = await withdrawals.aPlayer(0, { email: 'warned@leaving.test' });
    const person = await leaver(player);
    const elsewhere = await openToken(api.deps.db, player.member, api.deps.clock.now());

    const wrong = await api.call('POST /api/me/deletion', {
      token: player.token,
      body: { ticket: await person.ticket('data_export') },
    });
    const { status, body } = await person.ask();

    expect([wrong.status, wrong.body.error]).toEqual([403, 'ticket_invalid']);
    expect(status).toBe(200);
    expect(Date.parse(body.data.due_at ?? '') - Date.parse(body.data.requested_at ?? '')).toBe(GRACE_MS);
    expect((await api.call('POST /api/auth/me', { token: elsewhere })).status).toBe(401);
    expect((await person.me()).status).toBe(200);
    expect((await person.told()).map(({ kind }) => kind)).toEqual(['deletion_requested']);
    const mails = await api.deps.db
      .selectFrom('sandbox_messages')
      .select('subject')
      .where('recipient', '=', 'warned@leaving.test')
      .execute();
    expect(mails).toHaveLength(1);
    expect((await person.ask()).body.error).toBe('deletion_pending');
  });

  it('[G42] [G54] needs a code where the second factor is on, and counts wrong ones', async () => {
    const player = await withdrawals.aPlayer(0);
    const factor = await beginFactor(api, player.member);
    const { db, clock } = api.deps;
    await db
      .updateTable('second_factors')
      .set({ enabled_at: clock.now() })
      .where('member_id', '=', player.member.id)
      .execute();
    const person = await leaver(player);

    const missing = await person.ask();
    const wrong = await person.ask({ code: '000000' });
    const { wrong_tries } = await db
      .selectFrom('second_factors')
      .select('wrong_tries')
      .where('member_id', '=', player.member.id)
      .executeTakeFirstOrThrow();
    const right = await person.ask({ code: factor.laterCode() });

    expect((await person.state()).needs_code).toBe(true);
    expect([missing.body.error, wrong.body.error, right.status]).toEqual([
      'code_required',
      'second_factor_wrong',
      200,
    ]);
    expect(wrong_tries).toBe(1);
  });

  it('[G42] is refused while there is money, and while a withdrawal is open', async () => {
    const player = await withdrawals.aPlayer(150_00);
    const person = await leaver(player);
    const rich = await person.ask();
    const first = (await person.state()).obstacles;

    await withdrawals.submit(player, '100.00');
    const both = (await person.state()).obstacles;

    expect([rich.status, rich.body.error]).toEqual([409, 'deletion_not_yet']);
    expect(first).toEqual(['balance']);
    expect(both).toEqual(['withdrawal', 'balance']);
    expect((await person.row()).deleted_at).toBeNull();
  });

  it('[G42] [A3] is stopped on its day by a reward that was claimed a moment ago and is on its way', async () => {
    const person = await aLeaver();
    expect((await person.ask()).status).toBe(200);
    api.deps.clock.advance(GRACE_MS);
    const at = api.deps.clock.now();
    const { siteKey, memberId } = person;
    await transaction(api.deps.db, (tx) => seedPromotions(tx, { siteKeys: [siteKey], at }));
    await api.deps.db
      .insertInto('promotion_awards')
      .values({
        site_key: siteKey,
        promotion_key: 'recharge_rebate',
        kind: 'recharge_rebate',
        occasion: `rebate:${memberId}`,
        member_id: memberId,
        amount_centavos: 5_00,
        purse: 'bonus',
        turnover_centavos: 25_00,
        created_at: at,
        paid_at: null,
      })
      .execute();

    await workOnDeletions(api.deps);
    api.deps.clock.advance(5 * 60_000);
    await payPromisedAwards(api.deps);

    expect((await person.row()).deleted_at).toBeNull();
    expect(await person.told()).toContainEqual({
      kind: 'deletion_stopped',
      details: { obstacle: 'balance' },
    });
    expect((await memberBalances(api.deps.db, siteKey, memberId)).bonusCentavos).toBe(5_00);
  });

  it('[G42] [A71] can be asked for with less than the smallest withdrawal, which can be withdrawn then', async () => {
    const player = await withdrawals.aPlayer(19_99);
    const person = await leaver(player);
    const before = await withdrawals.ask(player, '19.99');

    const asked = await person.ask();
    const orderNo = await withdrawals.submit(player, '19.99');
    await withdrawals.review('ana', 'approve', orderNo);
    await withdrawals.payOut(aBank());
    api.deps.clock.advance(GRACE_MS);
    await workOnDeletions(api.deps);

    expect([before.body.error, asked.status]).toEqual(['amount_below_minimum', 200]);
    expect((await person.row()).deleted_at).not.toBeNull();
  });

  it('[G42] [A71] is stopped on its day by money that was not taken out', async () => {
    const person = await aLeaver(19_99);
    await person.ask();
    api.deps.clock.advance(GRACE_MS);

    await workOnDeletions(api.deps);

    await person.fresh();
    expect(await person.state()).toMatchObject({ status: 'stopped', stopped_by: 'balance' });
    expect((await memberBalances(api.deps.db, person.siteKey, person.memberId)).cashCentavos).toBe(19_99);
  });

  it.each([
    ['exclusion', marksOf(MEMBER_STATUS.selfExcluded)],
    ['break', { paused_until: new Date('2099-01-01T00:00:00Z') }],
  ] as const)('[G42] [G31] is refused while this runs: %s', async (obstacle, changes) => {
    const person = await aLeaver(0);
    await api.deps.db.updateTable('members').set(changes).where('id', '=', person.memberId).execute();
    await person.fresh();

    const { body } = await person.ask();

    expect(body.error).toBe('deletion_not_yet');
    expect((await person.state()).obstacles).toEqual([obstacle]);
  });

  it('[G42] is refused while a round is in play, and not after it', async () => {
    const person = await aLeaver(0);
    const { db, clock } = api.deps;
    const at = clock.now();
    await sql`insert into game_rounds (site_key, integration, round_id, member_id, game_id, opened_at, stake_centavos)
      values (${person.siteKey}, 'sandbox', ${`leaving-${person.memberId}`}, ${person.memberId}, 1, ${at}, 100)`.execute(
      db,
    );
    expect(await obstaclesOf(db, person, at)).toEqual(['round']);

    await sql`delete from game_rounds where member_id = ${person.memberId}`.execute(db);
    expect(await obstaclesOf(db, person, at)).toEqual([]);
  });

  it('[G42] is taken back within the days of grace, and nothing comes of it', async () => {
    const person = await aLeaver();
    await person.ask();
    api.deps.clock.advance(GRACE_MS - DAY_MS);
    await person.fresh();

    const { status, body } = await person.cancel();
    api.deps.clock.advance(2 * DAY_MS);
    await workOnDeletions(api.deps);

    expect([status, body.data.status]).toEqual([200, 'cancelled']);
    expect((await person.row()).deleted_at).toBeNull();
    expect((await person.told()).map(({ kind }) => kind)).toEqual([
      'deletion_requested',
      'deletion_cancelled',
    ]);
    expect((await person.cancel()).status).toBe(401);
    await person.fresh();
    expect((await person.cancel()).body.error).toBe('deletion_none');
  });

  it('[G42] [G31] is stopped at its time by what stands against it then: an exclusion is not got round', async () => {
    const person = await aLeaver(0, { cpf: '86288366757' });
    await person.ask();
    const changes = marksOf(MEMBER_STATUS.selfExcluded);
    await api.deps.db.updateTable('members').set(changes).where('id', '=', person.memberId).execute();
    api.deps.clock.advance(GRACE_MS);

    await workOnDeletions(api.deps);

    await person.fresh();
    expect(await person.state()).toMatchObject({ status: 'stopped', stopped_by: 'exclusion' });
    expect((await person.told()).at(-1)).toEqual({
      kind: 'deletion_stopped',
      details: { obstacle: 'exclusion' },
    });
    const again = insertMember(api.deps.db, api.siteKey, { cpf: '86288366757' });
    await expect(again).rejects.toThrow('members_cpf_key');
  });

  it('[G42] leaves no name, contact or document anywhere, and books that are sound', async () => {
    const { player, orderNo } = await paidOut();
    const person = await leaver(player);
    await person.fresh();
    await readyExport(api.deps, person);
    const before = await person.row();
    expect((await person.ask()).status).toBe(200);
    api.deps.clock.advance(GRACE_MS);

    await workOnDeletions(api.deps);

    const told = JSON.stringify(await rowsOfSite(api.deps.db, api.siteKey));
    for (const word of [
      before.realname,
      before.email,
      before.phone,
      CPF,
      before.account + '"',
      before.invite_code,
    ])
      expect([word, told.includes(word)]).toEqual([word, false]);
    expect(await person.row()).toMatchObject({ status: MEMBER_STATUS.frozen, realname: '', email: '' });
    expect((await person.me()).status).toBe(401);
    // Numbers, amounts and states of what was paid stay.
    expect(await withdrawals.row(orderNo)).toMatchObject({
      status: 'paid',
      amount_centavos: 100_00,
      pix_key: 'deleted',
      payee_cpf: '00000000000',
    });
    const report = await verify(api.deps.db);
    expect(report.problems).toEqual([]);
    expect(report.lines).toBeGreaterThan(5);
    expect((await memberBalances(api.deps.db, person.siteKey, person.memberId)).version).toBeGreaterThan(2);
  });

  it('[G42] frees the CPF, and an operator with a reason learns who its former member was', async () => {
    const list = async (status: string) =>
      (
        await api.call('GET /api/operator/deletions', { token: operatorKey('ana'), query: { status } })
      ).body.data.list.map(({ member_id: id }) => id);
    const open = (cpf: string, reason = 'asked by the court') =>
      api.call('POST /api/operator/deletions/open', {
        token: operatorKey('ana'),
        body: { cpf, reason },
      });

    const { body } = await open('153.509.460-56');

    const formerId = body.data.list[0]?.member_id ?? 0;
    expect(await list('done')).toContain(formerId);
    expect(body.data.list).toHaveLength(1);
    expect(body.data.list[0]).toMatchObject({ realname: 'Quirina Leaving', cpf: CPF });
    expect(body.data.list[0]?.payees).toHaveLength(1);
    expect((await open('529.982.247-25')).status).toBe(404);
    expect((await open(CPF, 'no')).status).toBe(422);
    const views = await api.deps.db.selectFrom('former_member_views').selectAll().execute();
    expect(views).toMatchObject([{ member_id: formerId, operator: 'ana', reason: 'asked by the court' }]);
    // The same person may come back.
    const registered = await insertMember(api.deps.db, api.siteKey, { cpf: CPF });
    expect(registered.id).not.toBe(formerId);
  });

  it('[G42] is carried out once by two processes that look at the same time', async () => {
    const person = await aLeaver();
    await person.ask();
    api.deps.clock.advance(GRACE_MS);

    await Promise.all([workOnDeletions(api.deps), workOnDeletions(api.deps)]);
    await workOnDeletions(api.deps);

    const kept = await api.deps.db
      .selectFrom('former_members')
      .select('member_id')
      .where('member_id', '=', person.memberId)
      .execute();
    expect(kept).toHaveLength(1);
    expect((await person.row()).deleted_at).not.toBeNull();
  });

  it('[G42] is done or not done, never half: what fails is tried again after the lease', async () => {
    const person = await aLeaver();
    await person.ask();
    api.deps.clock.advance(GRACE_MS);
    // What a process does that is killed after it has taken the request.
    await api.deps.db
      .updateTable('deletion_requests')
      .set({ next_attempt_at: new Date(api.deps.clock.now().getTime() + 10 * 60_000) })
      .where('member_id', '=', person.memberId)
      .execute();
    await workOnDeletions(api.deps);
    expect((await person.row()).deleted_at).toBeNull();

    api.deps.clock.advance(10 * 60_000);
    await workOnDeletions(api.deps);

    expect((await person.row()).deleted_at).not.toBeNull();
  });

  it('[G42] keeps who it was for five years, and no longer', async () => {
    const count = async () => (await api.deps.db.selectFrom('former_members').selectAll().execute()).length;
    await forgetFormerMembers(api.deps);
    expect(await count()).toBeGreaterThan(0);

    api.deps.clock.advance(5 * 366 * DAY_MS);
    await forgetFormerMembers(api.deps);

    expect(await count()).toBe(0);
  });

  it('[G42] does not let to whom a withdrawal went be taken out of it while its member is there', async () => {
    const { orderNo } = await (async () => {
      const player = await withdrawals.aPlayer(100_00);
      return { orderNo: await withdrawals.submit(player) };
    })();

    const forget =
      sql`update withdrawals set pix_key = 'deleted', owner_name = '', payee_cpf = '00000000000', remark = ''
      where order_no = ${orderNo}`.execute(api.deps.db);

    await expect(forget).rejects.toThrow('what was asked for does not change');
  });
});
