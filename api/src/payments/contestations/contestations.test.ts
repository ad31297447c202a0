import { sql } from 'kysely';
import { operatorKey } from '../../../testing/operators.ts';
import { assertKilled, dyingAfter } from '../../../testing/dying-process.ts';
import { type Charge, type Player, useDeposits } from '../../../testing/deposits.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { accountBalance } from '../../providers/payment/sandbox/account-balance.ts';
import { closeOverdue, contestCharge, withdrawContest } from '../../providers/payment/sandbox/contest.ts';
import { sendDueWebhooks } from '../../providers/payment/sandbox/webhooks.ts';
import { contestationProviders, paymentProviders } from '../../providers/payment/institutions.ts';
import { holdWithdrawal } from '../../ledger/withdrawals.ts';
import { transaction } from '../../db/transaction.ts';
import { sendDueRefunds } from '../refunds.ts';
import { collectLacking } from './collect.ts';
import { decide } from './decide.ts';
import { followContestations } from './follow.ts';
import { askForContestations, takeContestationNotice } from './notices.ts';

const deposits = useDeposits();
const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => void (deposits.test.deps.log.lines.length = 0));
afterEach(async () => {
  const { db } = deposits.test.deps;
  expect((await verify(db)).problems).toEqual([]);
  const books = await balanceOf(db, deposits.test.siteKey, 'external:psp');
  expect(books + (await accountBalance(db, `pix@${deposits.test.siteKey}.mosaico.example`))).toBe(0);
});

/** A member who has paid R$ 50, and what is left of it in cash after they have taken some out. */
async function paid(takenCentavos = 0): Promise<{ player: Player; charge: Charge }> {
  const player = await deposits.aPlayer();
  const charge = await deposits.start(player, '50.00');
  await deposits.pay(charge);
  await deposits.deliver();
  if (takenCentavos > 0) await take(player, takenCentavos);
  return { player, charge };
}

let taken = 0;

/** Moves cash into the hold of a withdrawal. */
async function take({ member }: Player, amountCentavos: number) {
  taken += 1;
  const frame = { siteKey: member.siteKey, memberId: member.id, at: deposits.test.deps.clock.now() };
  await transaction(deposits.test.deps.db, (tx) =>
    holdWithdrawal(tx, { ...frame, withdrawalId: `TAKEN${taken}`, amountCentavos }),
  );
}

/** Contests what has paid a charge; the notice arrives. */
async function contested(charge: Charge) {
  const { deps } = deposits.test;
  expect(await contestCharge(deps, charge.txid)).toBe(1);
  await sendDueWebhooks(deps);
  const row = await deps.db
    .selectFrom('contestations')
    .innerJoin('pix_payments', 'pix_payments.e2eid', 'contestations.e2eid')
    .select('number')
    .where('txid', '=', charge.txid)
    .where('status', 'in', ['open', 'accepted'])
    .executeTakeFirst();
  return row?.number ?? '';
}

const operate = (verb: 'accept' | 'reject', number: string, name = 'ana') =>
  deposits.test.call(`POST /api/operator/contestations/${verb}`, {
    token: operatorKey(name),
    body: { number, note: 'seen by a test' },
  });

async function show(number: string) {
  const { body } = await deposits.test.call('GET /api/operator/contestations/show', {
    token: operatorKey('ana'),
    query: { number },
  });
  return body.data;
}

/** Rounds of all jobs, a minute apart. */
async function jobs(rounds = 2) {
  const { deps } = deposits.test;
  for (let round = 0; round < rounds; round += 1) {
    deps.clock.advance(61_000);
    await followContestations(deps, contestationProviders(deps));
    await sendDueRefunds(deps, paymentProviders(deps));
    await collectLacking(deps);
    await sendDueWebhooks(deps);
  }
}

async function purses({ member }: Player) {
  const { cashCentavos, disputedCentavos } = await memberBalances(
    deposits.test.deps.db,
    member.siteKey,
    member.id,
  );
  return { cashCentavos, disputedCentavos };
}

async function kindsOf({ member }: Player) {
  const rows = await deposits.test.deps.db
    .selectFrom('notifications')
    .select(['kind', 'details'])
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  return rows.slice(1).map(({ kind, details }) => ({ kind, ...(details as object) }));
}

describe('a contested deposit (MED)', () => {
  it('[I22] [I27] is held, shown to the operators, and told to the member, at once', async () => {
    const { player, charge } = await paid();
    player.events.length = 0;

    const number = await contested(charge);

    expect(await purses(player)).toEqual({ cashCentavos: 0, disputedCentavos: 50_00 });
    expect(player.events).toEqual([
      expect.objectContaining({ type: 'balance', balance: '0.00' }),
      expect.objectContaining({ type: 'notification' }),
    ]);
    expect(await kindsOf(player)).toEqual([
      { kind: 'deposit_contested', amountCentavos: 50_00, heldCentavos: 50_00 },
    ]);
    const list = await deposits.test.call('GET /api/operator/contestations', { token: operatorKey('ana') });
    expect(list.body.data.list.at(-1)).toMatchObject({
      number,
      status: 'open',
      cause: 'fraud',
      money: '50.00',
      held: '50.00',
      lacking: '0.00',
      order_no: charge.order_no,
      member_id: player.member.id,
      member_name: player.member.account,
      refund: 'none',
    });
  });

  it('[I22] [I26] [I27] that is accepted goes back through the bank, once, and the institution is told', async () => {
    const { player, charge } = await paid();
    const number = await contested(charge);

    const first = await operate('accept', number);
    const again = await operate('accept', number, 'bruno');
    const suspended = await balanceOf(deposits.test.deps.db, deposits.test.siteKey, 'house:suspense');
    await jobs();

    expect([first.status, first.body.data.status, again.status, again.body.error]).toEqual([
      200,
      'accepted',
      409,
      'contestation_decided',
    ]);
    expect(suspended).toBe(50_00);
    const { contestation, events, member_deposited } = await show(number);
    expect(contestation).toMatchObject({ status: 'returned', held: '0.00', lacking: '0.00', refund: 'done' });
    expect(member_deposited).toBe('0.00');
    expect(events.map(({ status, actor }) => `${status} ${actor}`)).toEqual([
      'open bank',
      'accepted operator:ana',
      'returned bank',
    ]);
    expect(await purses(player)).toEqual({ cashCentavos: 0, disputedCentavos: 0 });
    expect((await kindsOf(player)).at(-1)).toEqual({ kind: 'deposit_reversed', amountCentavos: 50_00 });
    expect(await infractionOf(number)).toMatchObject({ status: 'ACEITA', is_returned: false });
  });

  it('[I27] that is rejected is free again once the institution has agreed', async () => {
    const { player, charge } = await paid();
    const number = await contested(charge);

    await operate('reject', number);
    const meanwhile = await purses(player);
    await jobs();

    expect(meanwhile).toEqual({ cashCentavos: 0, disputedCentavos: 50_00 });
    expect(await purses(player)).toEqual({ cashCentavos: 50_00, disputedCentavos: 0 });
    expect((await show(number)).contestation.status).toBe('released');
    expect((await kindsOf(player)).at(-1)).toEqual({
      kind: 'contestation_released',
      amountCentavos: 50_00,
      heldCentavos: 50_00,
    });
    expect(await infractionOf(number)).toMatchObject({ status: 'RECUSADA' });
  });

  it('[I27] that its payer takes back is free again', async () => {
    const { player, charge } = await paid();
    const number = await contested(charge);

    await withdrawContest(deposits.test.deps, charge.txid);
    await sendDueWebhooks(deposits.test.deps);

    expect(await purses(player)).toEqual({ cashCentavos: 50_00, disputedCentavos: 0 });
    expect((await show(number)).contestation.status).toBe('released');
    expect(await contested(charge)).not.toBe(number);
    await operate('reject', await openNumber(charge));
    await jobs();
  });

  it('[I22] [I27] holds what is there, and takes what it lacks from money that comes in later', async () => {
    const { player, charge } = await paid(30_00);
    const number = await contested(charge);
    const before = await purses(player);

    const second = await deposits.start(player, '20.00');
    await deposits.pay(second);
    await deposits.deliver();
    await jobs(1);

    expect(before).toEqual({ cashCentavos: 0, disputedCentavos: 20_00 });
    expect(await purses(player)).toEqual({ cashCentavos: 0, disputedCentavos: 40_00 });
    expect((await show(number)).contestation).toMatchObject({ held: '40.00', lacking: '10.00' });
    await operate('reject', number);
    await jobs();
    expect(await purses(player)).toEqual({ cashCentavos: 40_00, disputedCentavos: 0 });
  });

  it('[I22] [I27] leaves a debt where the money is gone, says so, and collects it from later deposits, never more', async () => {
    const { player, charge } = await paid(35_00);
    const number = await contested(charge);

    await operate('accept', number);
    const owing = await purses(player);
    const told = (await kindsOf(player)).at(-1);
    const second = await deposits.start(player, '100.00');
    await deposits.pay(second);
    await deposits.deliver();
    await jobs();
    await jobs();

    expect(owing).toEqual({ cashCentavos: 0, disputedCentavos: -35_00 });
    expect(told).toEqual({
      kind: 'deposit_reversed',
      amountCentavos: 50_00,
      reason: 'owed',
      owedCentavos: 35_00,
    });
    expect(await purses(player)).toEqual({ cashCentavos: 65_00, disputedCentavos: 0 });
    expect((await show(number)).contestation).toMatchObject({ status: 'returned', lacking: '0.00' });
  });

  it('[I22] that nobody decides in time is decided by the bank, which has the money already', async () => {
    const { player, charge } = await paid();
    const number = await contested(charge);
    const { deps } = deposits.test;

    deps.clock.advance(6 * DAY_MS + 1_000);
    await followContestations(deps, contestationProviders(deps));
    const warned = deps.log.lines.filter(({ fields }) => fields['contestation'] === number);
    deps.clock.advance(DAY_MS);
    await closeOverdue(deps);
    await sendDueWebhooks(deps);

    expect(warned).toMatchObject([
      { level: 'warn', message: 'a contestation is to be decided within a day' },
    ]);
    expect((await show(number)).contestation).toMatchObject({ status: 'returned', refund: 'done' });
    expect(await purses(player)).toEqual({ cashCentavos: 0, disputedCentavos: 0 });
    await jobs();
  });

  it('[I22] is found without its notices: when it is new, and when the bank has decided', async () => {
    const { player, charge } = await paid();
    const { deps } = deposits.test;
    await contestCharge(deps, charge.txid);
    await deps.db.deleteFrom('psp_webhooks').execute();

    await askForContestations(deps, contestationProviders(deps));
    const held = await purses(player);
    const number = await openNumber(charge);
    deps.clock.advance(8 * DAY_MS);
    await closeOverdue(deps);
    await deps.db.deleteFrom('psp_webhooks').execute();
    await followContestations(deps, contestationProviders(deps));

    expect(held).toEqual({ cashCentavos: 0, disputedCentavos: 50_00 });
    expect((await show(number)).contestation.status).toBe('returned');
  });

  it('of a Pix that goes back in any case holds nothing and ends with its refund', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    await deposits.pay(charge, 'other_cpf');
    await sendDueWebhooks(deposits.test.deps);

    const number = await contested(charge);
    const early = (await show(number)).contestation;
    await jobs();

    expect(early).toMatchObject({ status: 'accepted', member_id: null, held: '0.00', refund: 'requested' });
    expect((await show(number)).contestation).toMatchObject({ status: 'returned', refund: 'done' });
  });

  it('[I27] is found by the audit where its hold and the purse differ', async () => {
    const { player, charge } = await paid(30_00);
    const number = await contested(charge);
    const { db } = deposits.test.deps;
    const lacking = (lacking_centavos: number) =>
      db.updateTable('contestations').set({ lacking_centavos }).where('number', '=', number).execute();

    await lacking(29_99);
    const { problems } = await verify(db);
    await sql`alter table contestations disable trigger user`.execute(db);
    await lacking(30_00);
    await sql`alter table contestations enable trigger user`.execute(db);

    expect(problems).toEqual([
      {
        check: 'disputed',
        subject: `${player.member.siteKey} ${player.member.id}`,
        siteKey: player.member.siteKey,
      },
    ]);
    await operate('reject', number);
    await jobs();
  });

  it('is nobody’s on another site, and unknown numbers are not found [R13]', async () => {
    const { charge } = await paid();
    const number = await contested(charge);

    const answers = [await operate('accept', '00000000-0000'), await operate('reject', 'none')];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    await operate('reject', number);
    await jobs();
  });
});

function infractionOf(number: string) {
  return deposits.test.deps.db
    .selectFrom('psp_infractions')
    .selectAll()
    .where('infraction_id', '=', number)
    .executeTakeFirst();
}

async function openNumber({ txid }: Charge): Promise<string> {
  const { id } = await deposits.test.deps.db
    .selectFrom('psp_infractions')
    .innerJoin('psp_pix', 'psp_pix.e2eid', 'psp_infractions.e2eid')
    .select('infraction_id as id')
    .where('txid', '=', txid)
    .where('status', '=', 'ABERTA')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a process that ends at any statement', () => {
  it.each(['accept', 'reject'] as const)(
    '[I22] [I27] leaves a contestation that the next one brings to its end: %s',
    async (verb) => {
      const { deps } = deposits.test;
      const verdict = verb === 'accept' ? 'accepted' : 'rejected';
      let wasKilled = true;
      for (let survived = 0; wasKilled; survived += 1) {
        const { player, charge } = await paid(20_00);
        await contestCharge(deps, charge.txid);
        await deps.db.deleteFrom('psp_webhooks').execute();
        const number = await openNumber(charge);
        const dying = dyingAfter(survived, deps);
        const providers = contestationProviders(deps);
        const { siteKey } = player.member;
        await (async () => {
          await takeContestationNotice(dying.deps, providers, {
            number,
            pixKey: `pix@${siteKey}.mosaico.example`,
          });
          await decide(dying.deps, { siteKey, number, verdict, operator: 'ana', note: '' });
          await followContestations(dying.deps, providers);
        })().catch(assertKilled);
        wasKilled = dying.isDead();

        await askForContestations(deps, providers);
        const status = (await show(number)).contestation.status;
        if (status === 'open') await operate(verb, number);
        await jobs();

        const end = verb === 'accept' ? 'returned' : 'released';
        expect([survived, (await show(number)).contestation.status]).toEqual([survived, end]);
        expect(await purses(player)).toEqual(
          verb === 'accept'
            ? { cashCentavos: 0, disputedCentavos: -20_00 }
            : { cashCentavos: 30_00, disputedCentavos: 0 },
        );
        expect((await kindsOf(player)).map(({ kind }) => kind)).toEqual([
          'deposit_contested',
          verb === 'accept' ? 'deposit_reversed' : 'contestation_released',
        ]);
      }
    },
    120_000,
  );
});
