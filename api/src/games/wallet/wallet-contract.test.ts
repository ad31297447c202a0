import { randomUUID } from 'node:crypto';
import type { LimitKind } from '@mosaico/shared/rules';
import { marksOf } from '../../../testing/marks-of.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { hub88Driver, sandboxDriver } from '../../../testing/wallet-drivers.ts';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import type { MemberKey } from '../../members/tables.ts';
import { exclude, pause } from '../../responsible-gaming/bars.ts';
import { setLimit } from '../../responsible-gaming/set-limit.ts';

const COPIES = 64;
const MINUTE_MS = 60_000;
const many = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: COPIES }, (_, index) => work(index)));

/** The rules of the wallet, over the wire of every provider: whatever they call things, money moves alike. */
describe.each([
  ['the sandbox', sandboxDriver],
  ['Hub88', hub88Driver],
])('the wallet, called by %s', (_, driverOf) => {
  const driver = driverOf();
  const ok = (balance: number) => expect.objectContaining({ outcome: 'OK', balance }) as unknown;
  const refused = (outcome: string) => expect.objectContaining({ outcome }) as unknown;
  const cashOf = async (memberId: number) =>
    (await memberBalances(driver.world.deps.db, driver.world.siteKey, memberId)).cashCentavos;
  const setMember = (memberId: number, status: number) =>
    driver.world.deps.db.updateTable('members').set(marksOf(status)).where('id', '=', memberId).execute();
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => transaction(driver.world.deps.db, work);
  const limit = (who: MemberKey, kind: LimitKind, most: number, at: Date) =>
    inOne((tx) => setLimit(tx, who, { kind, period: 'day', most }, at));
  const withoutConsent = ({ siteKey, memberId }: MemberKey) =>
    driver.world.deps.db
      .deleteFrom('member_consents')
      .where('site_key', '=', siteKey)
      .where('member_id', '=', memberId)
      .execute();
  afterEach(async () => {
    expect((await verify(driver.world.deps.db)).problems).toEqual([]);
  });

  it('[W1] opens a session, tells the balance, takes a bet, pays a win, and closes a lost round with a win of nothing', async () => {
    const seat = await driver.seat(1_000);

    expect(await seat.balance()).toEqual(ok(1_000));
    const won = await seat.bet({ amount: 300 });
    expect(won).toEqual(ok(700));
    expect(await seat.win(won, { amount: 900 })).toEqual(ok(1_600));
    const lost = await seat.bet({ amount: 600 });
    expect(await seat.win(lost, { amount: 0 })).toEqual(ok(1_000));
    expect(await seat.balance()).toEqual(ok(1_000));
  });

  it('[W2] answers an action that is sent again with the balance of now, and refuses another one under its id', async () => {
    const seat = await driver.seat(1_000);
    const bet = await seat.bet();
    const winId = randomUUID();
    await seat.win(bet, { id: winId, amount: 500 });

    expect(await seat.bet({ ...bet, amount: 100 })).toEqual(ok(1_400));
    expect(await seat.bet({ ...bet, amount: 200 })).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await seat.bet({ id: bet.id, amount: 100 })).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await seat.win(bet, { id: winId, amount: 500 })).toEqual(ok(1_400));
    expect(await seat.win(bet, { id: winId, amount: 600 })).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await cashOf(seat.memberId)).toBe(1_400);
  });

  it('[W3] gives the stored amount back once, also of a lost round, and refuses the bet if it comes again', async () => {
    const seat = await driver.seat(1_000);
    const bet = await seat.bet({ amount: 300 });
    const lost = await seat.bet({ amount: 200 });
    await seat.win(lost, { amount: 0 });

    const id = randomUUID();
    expect(await seat.rollback(bet, id)).toEqual(ok(800));
    expect(await seat.rollback(bet, id)).toEqual(ok(800));
    expect(await seat.rollback(bet)).toEqual(ok(800));
    expect(await seat.rollback(lost)).toEqual(ok(1_000));
    expect(await seat.bet({ ...bet, amount: 300 })).toEqual(refused('DUPLICATE_TRANSACTION'));
  });

  it('[W3] remembers a rollback that comes before its bet, and leaves a bet that has won', async () => {
    const seat = await driver.seat(1_000);
    const early = { id: randomUUID(), round: randomUUID() };
    const won = await seat.bet({ amount: 100 });
    await seat.win(won, { amount: 250 });

    expect(await seat.rollback(early)).toEqual(refused('TRANSACTION_DOES_NOT_EXIST'));
    expect(await seat.bet(early)).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await seat.rollback(won)).toEqual(refused(driver.closedOutcome));
    expect(await cashOf(seat.memberId)).toBe(1_150);
  });

  it('[W4] pays and gives back though the session is over and the member barred, and takes no bet then', async () => {
    const seat = await driver.seat(1_000);
    const [won, undone] = [await seat.bet(), await seat.bet()];
    await setMember(seat.memberId, 2);

    expect(await seat.bet()).toEqual(refused('USER_DISABLED'));
    driver.world.deps.clock.advance(31 * 60_000);
    expect(await seat.bet()).toEqual(refused('TOKEN_EXPIRED'));
    expect(await seat.balance()).toEqual(refused('TOKEN_EXPIRED'));
    expect(await seat.win(won, { amount: 500 })).toEqual(ok(1_300));
    expect(await seat.rollback(undone)).toEqual(ok(1_400));
  });

  it.each<[string, string, (who: MemberKey, at: Date) => Promise<unknown>]>([
    ['takes a break', 'USER_DISABLED', (who, at) => inOne((tx) => pause(tx, who, 24, at))],
    ['has excluded themselves', 'USER_DISABLED', (who, at) => inOne((tx) => exclude(tx, who, 6, at))],
    ['has accepted no terms', 'USER_DISABLED', (who) => withoutConsent(who)],
    ['has used up their limit on bets', 'LIMIT_REACHED', (who, at) => limit(who, 'bet', 1_99, at)],
    ['has used up their limit on losses', 'LIMIT_REACHED', (who, at) => limit(who, 'loss', 1_99, at)],
    ['has used up their limit of time', 'LIMIT_REACHED', (who, at) => limit(who, 'time', MINUTE_MS, at)],
  ])(
    '[W4] [G31] takes no stake of who %s, in no round, and pays and gives back what was staked before',
    async (_who, outcome, bar) => {
      const seat = await driver.seat(1_000);
      const [open, late] = [await seat.bet(), await seat.bet({ amount: 50 })];
      driver.world.deps.clock.advance(2 * MINUTE_MS);
      await bar({ siteKey: driver.world.siteKey, memberId: seat.memberId }, driver.world.deps.clock.now());

      expect(await seat.bet()).toEqual(refused(outcome));
      expect(await seat.bet({ round: open.round })).toEqual(refused(outcome));
      expect(await cashOf(seat.memberId)).toBe(850);
      // The answer to this bet came too late for the provider, which takes it back (W7).
      expect(await seat.rollback(late)).toEqual(ok(900));
      expect(await seat.win(open, { amount: 300 })).toEqual(ok(1_200));
      expect(await seat.bet({ round: open.round })).toEqual(refused(driver.closedOutcome));
    },
  );

  it('[W7] gives a bet back that was taken after the provider had stopped waiting, and refuses it when it comes after that', async () => {
    const seat = await driver.seat(1_000);
    const [taken, overtaken] = [await seat.bet(), { id: randomUUID(), round: randomUUID() }];

    expect(await seat.rollback(taken)).toEqual(ok(1_000));
    expect(await seat.rollback(overtaken)).toEqual(refused('TRANSACTION_DOES_NOT_EXIST'));
    for (const late of [taken, overtaken])
      expect(await seat.bet({ id: late.id, round: late.round })).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await cashOf(seat.memberId)).toBe(1_000);
  });

  it('[W5] takes several bets and wins in a round until it is closed', async () => {
    const seat = await driver.seat(1_000);
    const first = await seat.bet();
    expect(await seat.win(first, { amount: 50, isClosed: false })).toEqual(ok(950));
    const second = await seat.bet({ round: first.round });
    expect(await seat.win(second, { amount: 0 })).toEqual(ok(850));

    expect(await seat.bet({ round: first.round })).toEqual(refused(driver.closedOutcome));
    expect(await seat.win(second, { amount: 10 })).toEqual(refused(driver.closedOutcome));
    expect(await cashOf(seat.memberId)).toBe(850);
  });

  it('[W6] refuses a bet without the money with the balance, and takes the same one later', async () => {
    const seat = await driver.seat(150);
    const first = await seat.bet();
    const bet = { id: randomUUID(), round: randomUUID() };

    expect(await seat.bet(bet)).toMatchObject({ outcome: 'NOT_ENOUGH_MONEY', balance: 50 });
    await seat.rollback(first);
    expect(await seat.bet(bet)).toEqual(ok(50));
  });

  it('[W8] moves nothing for a call without the right signature', async () => {
    const seat = await driver.seat(1_000);

    expect(await seat.forgedBet()).toEqual(refused('INVALID_SIGNATURE'));
    expect(await cashOf(seat.memberId)).toBe(1_000);
  });

  it('[W9] moves whole centavos alone', async () => {
    const seat = await driver.seat(1_000);
    const bet = await seat.bet();

    const half = await seat.bet({ amount: 100.5 });
    const halfWin = await seat.win(bet, { amount: 0.5 });

    expect(['INVALID_REQUEST', 'WRONG_TYPES']).toContain(half.outcome);
    expect(halfWin.outcome).toBe(half.outcome);
    expect(await cashOf(seat.memberId)).toBe(900);
  });

  it('[W10] says why it refuses what is outside the rules', async () => {
    const [seat, other] = [await driver.seat(1_000_000), await driver.seat(1_000)];
    const bet = await seat.bet();

    expect(await seat.bet({ amount: 19 })).toEqual(refused('LIMIT_REACHED'));
    expect(await seat.bet({ amount: 10_001 })).toEqual(refused('LIMIT_REACHED'));
    expect(await seat.bet({ currency: 'USD' })).toEqual(refused('WRONG_CURRENCY'));
    expect(await seat.bet({ game: 'game-of-another' })).toEqual(refused('INVALID_GAME'));
    expect(await seat.stranger.bet()).toEqual(refused('INVALID_TOKEN'));
    expect(await seat.stranger.balance()).toEqual(refused('INVALID_TOKEN'));
    expect(await other.bet({ round: bet.round })).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await seat.win({ id: randomUUID(), round: bet.round }, { amount: 100 })).toEqual(
      refused('TRANSACTION_DOES_NOT_EXIST'),
    );
    expect(await seat.win(bet, { amount: 100, currency: 'USD' })).toEqual(refused('WRONG_CURRENCY'));
    expect(await cashOf(seat.memberId)).toBe(999_900);
  });

  describeOnPostgres('many times at once', () => {
    it('[I5] [W2] 64 copies of a bet, of its win and of a rollback are one each', async () => {
      const seat = await driver.seat(1_000);
      const [bet, undone] = [
        { id: randomUUID(), round: randomUUID() },
        { id: randomUUID(), round: randomUUID() },
      ];
      const winId = randomUUID();

      const bets = await many((index) => seat.bet(index % 2 ? bet : undone));
      const wins = await many(() => seat.win(bet, { id: winId, amount: 700 }));
      const rollbacks = await many(() => seat.rollback(undone));

      expect(new Set([...bets, ...wins, ...rollbacks].map(({ outcome }) => outcome))).toEqual(
        new Set(['OK']),
      );
      expect(await cashOf(seat.memberId)).toBe(1_600);
    });

    it('[W3] [W7] bets and their rollbacks at once end in nothing, whichever comes first', async () => {
      const seat = await driver.seat(1_000);
      const bets = Array.from({ length: 20 }, () => ({ id: randomUUID(), round: randomUUID() }));

      await Promise.all(bets.flatMap((bet) => [seat.bet({ ...bet, amount: 20 }), seat.rollback(bet)]));

      expect(await cashOf(seat.memberId)).toBe(1_000);
    });

    it('[I9] takes exactly the bets that there is money for', async () => {
      const seat = await driver.seat(1_000);

      const bets = await many(() => seat.bet());

      expect(bets.filter(({ outcome }) => outcome === 'OK')).toHaveLength(10);
      expect(
        bets.filter(({ outcome, balance }) => outcome === 'NOT_ENOUGH_MONEY' && balance === 0),
      ).toHaveLength(54);
    });
  });
});
