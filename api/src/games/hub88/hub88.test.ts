import { randomUUID } from 'node:crypto';
import { type ErrorCode, errorStatus } from '@mosaico/shared/api';
import { eventsOf } from '../../../testing/game-world.ts';
import { useHub88World, type Hub88Seat } from '../../../testing/hub88-world.ts';
import { openToken, insertMember } from '../../../testing/builders.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { turnoverOf } from '../../turnover/turnover.ts';

const world = useHub88World();
const DIRECTORY_FRESH_MS = 10_000;

const call = (path: string, body: object, sent = {}) => world.provider.call(world.app, path, body, sent);
const betOf = ({ user, token }: Hub88Seat, changes: object = {}) => ({
  user,
  token,
  transaction_uuid: randomUUID(),
  round: 'round',
  game_code: 'game-1',
  currency: 'BRL',
  amount: 100_000,
  round_closed: false,
  ...changes,
});
const cashOf = async ({ memberId }: Hub88Seat) =>
  (await memberBalances(world.deps.db, world.siteKey, memberId)).cashCentavos;
const launchBody = () => ({
  game_id: 1,
  platType: 'studio',
  currency: 'BRL',
  device: 'desktop',
  return_url: `https://${world.siteKey}.test/game`,
});

afterEach(async () => {
  expect((await verify(world.deps.db)).problems).toEqual([]);
});

describe('a game of Hub88', () => {
  it('[G50] [R190] is opened by a signed call that tells nothing of the member but a name of our own', async () => {
    const member = await insertMember(world.deps.db, world.siteKey);
    const token = await openToken(world.deps.db, member, world.deps.clock.now());

    const { body } = await world.call('POST /api/day7/day7LoginV2', { token, body: launchBody() });

    expect(body.data.url).toBe('https://games.hub88.example/play?id=7');
    const asked = world.provider.launches.at(-1);
    expect(asked).toEqual({
      user: `${world.siteKey}-m${member.id}`,
      token: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      operator_id: 12,
      sub_partner_id: world.siteKey,
      game_code: 'game-1',
      platform: 'GPL_DESKTOP',
      currency: 'BRL',
      country: 'BR',
      lang: 'en',
      lobby_url: `https://${world.siteKey}.test`,
      ip: expect.any(String) as unknown,
    });
    const sessions = await world.deps.db
      .selectFrom('game_sessions')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(String(asked?.token));
  });

  it.each([
    [404, 'game_unavailable'],
    [500, 'unavailable'],
  ])('[G50] that the provider answers with %i cannot be opened: %s', async (theirs, error) => {
    world.provider.launchStatus = theirs;
    const { status, body } = await world.call('POST /api/day7/day7LoginV2', { body: launchBody() });
    world.provider.launchStatus = 200;

    expect([status, body.error]).toEqual([errorStatus(error as ErrorCode), error]);
  });

  it('[G50] cannot be opened, nor the wallet called, on a site that has become a sandbox', async () => {
    const seat = await world.seat(1_000);
    const becomes = (is_sandbox: boolean) =>
      world.deps.db.updateTable('sites').set({ is_sandbox }).where('key', '=', world.siteKey).execute();
    await becomes(true);
    world.deps.clock.advance(DIRECTORY_FRESH_MS);

    const launch = await world.call('POST /api/day7/day7LoginV2', { body: launchBody() });
    const bet = await call('transaction/bet', betOf(seat));
    await becomes(false);
    world.deps.clock.advance(DIRECTORY_FRESH_MS);

    expect(launch.body.error).toBe('game_unavailable');
    expect(bet.body.status).toBe('RS_ERROR_INVALID_PARTNER');
    expect(await cashOf(seat)).toBe(1_000);
  });
});

describe('a wallet call of Hub88', () => {
  it('[G50] [W9] counts in hundred-thousandths, repeats who asked what, and tells the member', async () => {
    const seat = await world.seat(1_000);
    const events = eventsOf(world, { siteKey: world.siteKey, memberId: seat.memberId });
    const request_uuid = randomUUID();

    const { http, body } = await call(
      'transaction/bet',
      betOf(seat, { request_uuid, amount: 356_000, round: 'a' }),
    );

    expect(http).toBe(200);
    expect(body).toEqual({
      status: 'RS_OK',
      user: seat.user,
      request_uuid,
      currency: 'BRL',
      balance: 644_000,
    });
    expect(events).toMatchObject([{ type: 'balance', balance: '6.44' }]);
  });

  it('[G50] [W5] [I23] that closes its round with the bet takes a lost one, once', async () => {
    const seat = await world.seat(1_000);
    const bet = betOf(seat, { round: 'lost-at-once', round_closed: true });

    const [first, again] = [await call('transaction/bet', bet), await call('transaction/bet', bet)];

    expect([first.body.balance, again.body.balance]).toEqual([900_000, 900_000]);
    const { totalWageredCentavos } = await turnoverOf(world.deps.db, world.siteKey, seat.memberId);
    expect(totalWageredCentavos).toBe(100);
    expect((await call('transaction/bet', betOf(seat, { round: 'lost-at-once' }))).body.status).toBe(
      'RS_ERROR_UNKNOWN',
    );
    const back = await call('transaction/rollback', {
      user: seat.user,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
      round: 'lost-at-once',
    });
    expect(back.body).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  });

  it('[G50] knows rounds by any name, and a bet without one as a round of its own', async () => {
    const seat = await world.seat(1_000);
    const rounds = ['mesa 7: rodada 12/ção', null, undefined];

    for (const round of rounds) {
      const bet = betOf(seat, { round });
      await call('transaction/bet', bet);
      const won = await call('transaction/win', {
        ...bet,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: bet.transaction_uuid,
        round_closed: true,
      });
      expect(won.body).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
    }
  });

  it('[G50] for another member than the session’s or the bet’s moves nothing', async () => {
    const [seat, other] = [await world.seat(1_000), await world.seat(1_000)];
    const bet = betOf(seat, { round: 'of-one' });
    await call('transaction/bet', bet);
    const reference = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid };
    const answers = [
      await call('transaction/bet', betOf(seat, { user: other.user })),
      await call('user/balance', { user: other.user, token: seat.token }),
      await call('transaction/win', { ...bet, ...reference, user: other.user }),
      await call('transaction/rollback', { ...reference, user: other.user, round: 'of-one' }),
      await call('transaction/rollback', { ...reference, user: 'elsewhere-m1', round: 'of-one' }),
      await call('user/info', { user: `${world.siteKey}-m999999999` }),
    ];

    expect(answers.map(({ body }) => body.status)).toEqual([
      'RS_ERROR_INVALID_TOKEN',
      'RS_ERROR_INVALID_TOKEN',
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      'RS_ERROR_INVALID_TOKEN',
      'RS_ERROR_INVALID_TOKEN',
    ]);
    expect([await cashOf(seat), await cashOf(other)]).toEqual([900, 1_000]);
  });

  it('[G50] [R160] tells of a member their country alone', async () => {
    const { user } = await world.seat(0);
    const request_uuid = randomUUID();

    expect((await call('user/info', { user, request_uuid })).body).toEqual({
      status: 'RS_OK',
      user,
      request_uuid,
      country: 'BR',
    });
  });

  it('[G50] [W8] from elsewhere, of another site, changed on its way or unreadable is refused by name', async () => {
    const seat = await world.seat(1_000);
    const bet = betOf(seat);
    const body = { ...bet, request_uuid: randomUUID() };
    const answers = [
      await call('transaction/bet', body, { ip: '192.0.2.1' }),
      await call('transaction/bet', body, { siteKey: 'elsewhere' }),
      await call('transaction/bet', body, { rawBody: JSON.stringify({ ...body, amount: 1_000 }) }),
      await call('transaction/bet', body, { signature: '' }),
      await call('transaction/bet', { ...bet, is_free: true }),
      await call('transaction/bet', { ...bet, amount: 0 }),
      await call('transaction/bet', { ...bet, amount: 100_500 }),
      await call('transaction/bet', { ...bet, transaction_uuid: 'one' }),
    ];

    expect(answers.map(({ http, body: { status } }) => `${http} ${status}`)).toEqual([
      '403 RS_ERROR_INVALID_PARTNER',
      '200 RS_ERROR_INVALID_PARTNER',
      '200 RS_ERROR_INVALID_SIGNATURE',
      '200 RS_ERROR_INVALID_SIGNATURE',
      '200 RS_ERROR_WRONG_TYPES',
      '200 RS_ERROR_WRONG_TYPES',
      '200 RS_ERROR_WRONG_TYPES',
      '200 RS_ERROR_WRONG_TYPES',
    ]);
    expect(await cashOf(seat)).toBe(1_000);
    expect(world.deps.log.errors).toEqual([]);
  });
});
