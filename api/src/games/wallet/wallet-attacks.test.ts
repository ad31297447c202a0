import { randomUUID } from 'node:crypto';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { insertSite } from '../../../testing/builders.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { signatureOf } from '@mosaico/shared/game-wallet';
import { integrationSecret } from '../../providers/game/integration-secret.ts';
import { useGameWorld, type Player } from '../../../testing/game-world.ts';

const world = useGameWorld();

async function seated(centavos: number): Promise<{ player: Player; token: string }> {
  const player = await world.player(centavos);
  const opened = await world.wallet.authenticate({ site: world.siteKey, token: await world.launch(player) });
  if (opened.kind !== 'ok') throw new Error('no session');
  return { player, token: opened.answer.session_token };
}

function betOf(token: string, changes: Readonly<Record<string, unknown>> = {}) {
  const ids = { request_uuid: randomUUID(), transaction_uuid: randomUUID(), round_id: randomUUID() };
  return {
    site: world.siteKey,
    token,
    ...ids,
    game_code: 'slot-001',
    currency: 'BRL',
    amount_centavos: 100,
    ...changes,
  };
}

type Bet = ReturnType<typeof betOf>;

function winOf(bet: Bet, amount: unknown, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    site: bet.site,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_id: bet.round_id,
    currency: 'BRL',
    amount_centavos: amount,
    round_closed: true,
    ...changes,
  };
}

interface Sending {
  /** What was signed, where that is not the action it is sent to. */
  readonly signedFor?: string;
  readonly from?: string;
}

/** Sends a body as it is. */
async function send(
  action: string,
  body: object | string,
  { signedFor = action, from = '127.0.0.1' }: Sending = {},
) {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const timestamp = String(world.deps.clock.now().getTime());
  const secret = integrationSecret(world.deps.config.providerSecret, 'sandbox');
  const response = await world.app.inject({
    method: 'POST',
    url: `/api/provider/v1/${action}`,
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      'x-provider': 'sandbox',
      'x-timestamp': timestamp,
      'x-signature': signatureOf(secret, { action: signedFor, timestamp, rawBody }),
    },
    payload: rawBody,
  });
  return response.json<{ status: string; balance_centavos?: number }>();
}

const cashOf = async ({ siteKey, memberId }: Player) =>
  (await memberBalances(world.deps.db, siteKey, memberId)).cashCentavos;

describe('a provider of another make', () => {
  it('[G15] writes its ids in capitals: a bet can be won and taken back under them', async () => {
    const { player, token } = await seated(1_000);
    const bet = betOf(token, { transaction_uuid: randomUUID().toUpperCase() });
    const lost = betOf(token, { transaction_uuid: randomUUID().toUpperCase() });

    expect(await send('bet', bet)).toMatchObject({ status: 'OK', balance_centavos: 900 });
    expect(await send('bet', { ...bet, transaction_uuid: bet.transaction_uuid.toLowerCase() })).toMatchObject(
      {
        status: 'OK',
        balance_centavos: 900,
      },
    );
    expect(await send('win', winOf(bet, 50))).toMatchObject({ status: 'OK', balance_centavos: 950 });
    await send('bet', lost);
    expect(await send('rollback', winOf(lost, 0))).toMatchObject({ status: 'OK', balance_centavos: 950 });
    expect(await cashOf(player)).toBe(950);
    expect(world.deps.log.errors).toEqual([]);
  });

  it('[G15] finds the session, the money and the bets of its own site alone', async () => {
    const { player, token } = await seated(1_000);
    const elsewhere = await insertSite(world.deps.db);
    const bet = betOf(token);
    await send('bet', bet);

    expect(await send('bet', betOf(token, { site: elsewhere }))).toMatchObject({ status: 'INVALID_TOKEN' });
    expect(await send('win', { ...winOf(bet, 500), site: elsewhere })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await send('rollback', { ...winOf(bet, 0), site: elsewhere })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await cashOf(player)).toBe(900);
  });
});

describe('a thief at the wallet', () => {
  it('[G15] [W8] cannot send what was signed for one action to another', async () => {
    const { player, token } = await seated(1_000);
    const bet = betOf(token);
    await send('bet', bet);

    expect(await send('rollback', winOf(bet, 300), { signedFor: 'win' })).toEqual({
      status: 'INVALID_SIGNATURE',
    });
    expect(await cashOf(player)).toBe(900);
  });

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1', '::ffff:203.0.113.9'])(
    '[W8] who has the secret moves nothing from another machine: %s',
    async (from) => {
      const { player, token } = await seated(1_000);

      expect(await send('bet', betOf(token), { from })).toEqual({ status: 'INVALID_SIGNATURE' });
      expect(await cashOf(player)).toBe(1_000);
    },
  );

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('[W8] this machine is %s', async (from) => {
    const { token } = await seated(1_000);

    expect(await send('bet', betOf(token), { from })).toMatchObject({ status: 'OK' });
  });

  it.each<unknown>([-1, 1.5, 1e21, 2 ** 53, '100', null, true, [100], '1e3'])(
    '[R2] [W9] bets and wins no %p',
    async (amount) => {
      const { player, token } = await seated(1_000);
      const bet = betOf(token);
      await send('bet', bet);

      expect(await send('bet', betOf(token, { amount_centavos: amount }))).toEqual({
        status: 'INVALID_REQUEST',
      });
      expect(await send('win', winOf(bet, amount))).toEqual({ status: 'INVALID_REQUEST' });
      expect(await cashOf(player)).toBe(900);
    },
  );

  it('[R2] bets nothing for nothing', async () => {
    const { player, token } = await seated(1_000);

    expect(await send('bet', betOf(token, { amount_centavos: 0 }))).toEqual({ status: 'INVALID_REQUEST' });
    expect(await cashOf(player)).toBe(1_000);
  });

  it('[G15] [W2] cannot pay with another member’s session under an id that was used', async () => {
    const [one, other] = [await seated(1_000), await seated(1_000)];
    const bet = betOf(one.token);
    await send('bet', bet);

    expect(await send('bet', { ...bet, token: other.token })).toEqual({ status: 'DUPLICATE_TRANSACTION' });
    expect(await send('bet', { ...bet, amount_centavos: 101 })).toEqual({ status: 'DUPLICATE_TRANSACTION' });
    expect([await cashOf(one.player), await cashOf(other.player)]).toEqual([900, 1_000]);
  });

  it('[G15] [W5] wins nothing in a closed round, on a bet that was taken back, or under the id of a bet', async () => {
    const { player, token } = await seated(1_000);
    const [closed, undone, open] = [betOf(token), betOf(token), betOf(token)];
    for (const bet of [closed, undone, open]) await send('bet', bet);
    await send('win', winOf(closed, 0));
    await send('rollback', winOf(undone, 0));

    expect(await send('win', winOf(closed, 500))).toEqual({ status: 'ROUND_CLOSED' });
    expect(await send('win', winOf(undone, 500))).toEqual({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    expect(await send('win', winOf(open, 500, { transaction_uuid: open.transaction_uuid }))).toEqual({
      status: 'DUPLICATE_TRANSACTION',
    });
    expect(await send('bet', { ...betOf(token), round_id: closed.round_id })).toEqual({
      status: 'ROUND_CLOSED',
    });
    expect(await cashOf(player)).toBe(800);
  });

  it('[G15] learns nothing of the database from a body that is no body', async () => {
    for (const body of ['', '{', 'null', '[]', '{"__proto__":{"site":"x"}}', '"x"', '{"site":"\\u0000"}'])
      expect(await send('bet', body)).toEqual({ status: 'INVALID_REQUEST' });
    const { token } = await seated(0);
    expect(await send('bet', betOf(token, { site: 'a\0b' }))).toEqual({ status: 'INVALID_REQUEST' });
    expect(await send('win', winOf(betOf(token, { site: '\ud800' }), 1))).toEqual({
      status: 'INVALID_REQUEST',
    });
    expect(await send('rollback', winOf(betOf(token, { site: 'a\0b' }), 1))).toEqual({
      status: 'INVALID_REQUEST',
    });
  });
});

describeOnPostgres('many hands at the wallet', () => {
  it('[I16] [G15] rounds that are bet, won, closed and taken back all at once keep every centavo', async () => {
    const { player, token } = await seated(100_000);
    const bets = Array.from({ length: 12 }, (_, index) => betOf(token, { round_id: `r-${index % 3}` }));

    await Promise.all(
      bets.flatMap((bet) => [
        send('bet', bet),
        send('bet', bet),
        send('win', winOf(bet, 70, { round_closed: false })),
        send('rollback', winOf(bet, 0)),
      ]),
    );
    await Promise.all(bets.map((bet) => send('win', winOf(bet, 10))));

    const rows = await world.deps.db
      .selectFrom('game_transactions')
      .select(['kind', 'amount_centavos', 'rolled_back_at'])
      .where('member_id', '=', player.memberId)
      .where('kind', 'in', ['bet', 'win'])
      .execute();
    const expected = rows.reduce((cash, { kind, amount_centavos, rolled_back_at }) => {
      if (kind === 'win') return cash + (amount_centavos ?? 0);
      return rolled_back_at ? cash : cash - (amount_centavos ?? 0);
    }, 100_000);
    expect(await cashOf(player)).toBe(expected);
    expect(world.deps.log.errors).toEqual([]);
  });
});
