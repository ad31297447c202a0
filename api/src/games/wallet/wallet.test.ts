import { randomUUID } from 'node:crypto';
import { marksOf } from '../../../testing/marks-of.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { signatureOf } from '@mosaico/shared/game-wallet';
import { integrationSecret } from '../../providers/game/integration-secret.ts';
import { eventsOf, useGameWorld, type Player } from '../../../testing/game-world.ts';
import { addTurnoverRequirement, turnoverOf } from '../../turnover/turnover.ts';

const world = useGameWorld();

async function seated(centavos: number): Promise<{ player: Player; token: string }> {
  const player = await world.player(centavos);
  const opened = await world.wallet.authenticate({ site: world.siteKey, token: await world.launch(player) });
  if (opened.kind !== 'ok') throw new Error('no session');
  return { player, token: opened.answer.session_token };
}

function betOf(token: string, changes: Partial<Parameters<typeof world.wallet.bet>[0]> = {}) {
  const frame = { site: world.siteKey, token, transaction_uuid: randomUUID(), round_id: randomUUID() };
  return { ...frame, game_code: 'slot-001', currency: 'BRL', amount_centavos: 100, ...changes };
}

function winOf(
  bet: ReturnType<typeof betOf>,
  amount: number,
  changes: Partial<Parameters<typeof world.wallet.win>[0]> = {},
) {
  const frame = {
    site: world.siteKey,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_id: bet.round_id,
  };
  return { ...frame, currency: 'BRL', amount_centavos: amount, round_closed: true, ...changes };
}

function rollbackOf(
  bet: ReturnType<typeof betOf>,
  changes: Partial<Parameters<typeof world.wallet.rollback>[0]> = {},
) {
  return {
    site: world.siteKey,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_id: bet.round_id,
    ...changes,
  };
}

const ok = (balance: number) => ({
  kind: 'ok',
  answer: expect.objectContaining({ status: 'OK', balance_centavos: balance }) as unknown,
});
const refused = (code: string, balanceCentavos?: number) => ({ kind: 'refused', code, balanceCentavos });

describe('the seamless wallet', () => {
  it('[G15] [W1] takes a bet, pays a win, and tells the member the new balance after each', async () => {
    const { player, token } = await seated(1_000);
    const events = eventsOf(world, player);
    const bet = betOf(token, { amount_centavos: 300 });

    expect(await world.wallet.bet(bet)).toEqual(ok(700));
    expect(await world.wallet.win(winOf(bet, 900))).toEqual(ok(1_600));

    expect(events).toMatchObject([
      { type: 'balance', balance: '7.00' },
      { type: 'balance', balance: '16.00' },
    ]);
    const [first, second] = events.map((event) => (event.type === 'balance' ? event.version : 0));
    expect(second).toBeGreaterThan(first ?? 0);
    expect(await balanceOf(world.deps.db, world.siteKey, `member:${player.memberId}:in_play`)).toBe(0);
  });

  it('[R190] [W1] a launch token is good once, and for 60 seconds', async () => {
    const player = await world.player(0);
    const token = await world.launch(player);

    expect(await world.wallet.authenticate({ site: world.siteKey, token })).toMatchObject({
      kind: 'ok',
      answer: { player_id: String(player.memberId), game_code: 'slot-001' },
    });
    expect(await world.wallet.authenticate({ site: world.siteKey, token })).toEqual(refused('INVALID_TOKEN'));

    const late = await world.launch(player);
    world.deps.clock.advance(60_000);
    expect(await world.wallet.authenticate({ site: world.siteKey, token: late })).toEqual(
      refused('TOKEN_EXPIRED'),
    );
  });

  it('[G15] a token of one site says nothing on another', async () => {
    const { token } = await seated(1_000);

    expect(await world.wallet.bet(betOf(token, { site: 'elsewhere' }))).toEqual(refused('INVALID_TOKEN'));
    expect(await world.wallet.balance({ site: 'elsewhere', token })).toEqual(refused('INVALID_TOKEN'));
  });

  it('[G15] [W2] the same transaction again is answered and moves nothing; with other content it is refused', async () => {
    const { token } = await seated(1_000);
    const bet = betOf(token);
    await world.wallet.bet(bet);

    expect(await world.wallet.bet(bet)).toEqual(ok(900));
    expect(await world.wallet.bet({ ...bet, amount_centavos: 200 })).toEqual(
      refused('DUPLICATE_TRANSACTION'),
    );
    expect(await world.wallet.bet({ ...bet, round_id: randomUUID() })).toEqual(
      refused('DUPLICATE_TRANSACTION'),
    );

    const win = winOf(bet, 500);
    await world.wallet.win(win);
    expect(await world.wallet.win(win)).toEqual(ok(1_400));
    expect(await world.wallet.win({ ...win, amount_centavos: 600 })).toEqual(
      refused('DUPLICATE_TRANSACTION'),
    );
  });

  it('[I15] [W6] a refused bet leaves no trace: the same id may be sent again once there is money', async () => {
    const { player, token } = await seated(50);
    const bet = betOf(token);

    expect(await world.wallet.bet(bet)).toEqual(refused('NOT_ENOUGH_MONEY', 50));
    const reward = {
      siteKey: world.siteKey,
      at: world.deps.clock.now(),
      idempotencyKey: `test:${bet.round_id}`,
      kind: 'activity',
      purse: 'bonus',
      paidBy: 'house:promo_expense',
    } as const;
    await transaction(world.deps.db, (tx) =>
      grantReward(tx, { ...reward, memberId: player.memberId, amountCentavos: 70 }),
    );

    expect(await world.wallet.bet(bet)).toEqual(ok(20));
  });

  it('[G15] [W3] a rollback returns the stored amount once, and a bet that comes after its rollback is refused', async () => {
    const { token } = await seated(1_000);
    const bet = betOf(token);
    await world.wallet.bet(bet);

    expect(await world.wallet.rollback(rollbackOf(bet))).toEqual(ok(1_000));
    expect(await world.wallet.rollback(rollbackOf(bet))).toEqual(ok(1_000));
    expect(await world.wallet.win(winOf(bet, 500))).toEqual(refused('TRANSACTION_DOES_NOT_EXIST'));

    const late = betOf(token);
    expect(await world.wallet.rollback(rollbackOf(late))).toEqual(refused('TRANSACTION_DOES_NOT_EXIST'));
    expect(await world.wallet.bet(late)).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await world.wallet.balance({ site: world.siteKey, token })).toEqual(ok(1_000));
  });

  it('[G15] [W3] a bet that is sent again after its rollback is refused, like one that comes after it', async () => {
    const { token } = await seated(1_000);
    const bet = betOf(token);
    await world.wallet.bet(bet);
    await world.wallet.rollback(rollbackOf(bet));

    expect(await world.wallet.bet(bet)).toEqual(refused('DUPLICATE_TRANSACTION'));
    expect(await world.wallet.balance({ site: world.siteKey, token })).toEqual(ok(1_000));
  });

  it.each([
    ['closed', true],
    ['open', false],
  ])(
    '[G15] [W3] a bet that has won is not taken back, its round being %s; nothing moves',
    async (_, isRoundClosed) => {
      const { player, token } = await seated(1_000);
      await transaction(world.deps.db, (tx) =>
        addTurnoverRequirement(tx, { ...player, amountCentavos: 150, at: world.deps.clock.now() }),
      );
      const bet = betOf(token);
      await world.wallet.bet(bet);
      await world.wallet.win(winOf(bet, 400, { round_closed: isRoundClosed }));
      const before = await turnoverOf(world.deps.db, world.siteKey, player.memberId);
      const rollback = rollbackOf(bet);

      for (const again of [rollback, rollback, rollbackOf(bet)])
        expect(await world.wallet.rollback(again)).toEqual(refused('ROUND_CLOSED'));

      expect(await world.wallet.balance({ site: world.siteKey, token })).toEqual(ok(1_300));
      expect(await turnoverOf(world.deps.db, world.siteKey, player.memberId)).toEqual(before);
    },
  );

  it('[G15] [W3] [W7] a bet of unknown fate is taken back from a round that another bet has won', async () => {
    const { token } = await seated(1_000);
    const [known, late] = [betOf(token), betOf(token)];
    await world.wallet.bet(known);
    await world.wallet.bet({ ...late, round_id: known.round_id });
    await world.wallet.win(winOf(known, 400));

    expect(await world.wallet.rollback({ ...rollbackOf(late), round_id: known.round_id })).toEqual(ok(1_300));
  });

  it('[G15] [W4] an expired session takes no bet, but its win is paid and its bet can be taken back', async () => {
    const { player, token } = await seated(1_000);
    const [won, undone] = [betOf(token), betOf(token)];
    await world.wallet.bet(won);
    await world.wallet.bet(undone);
    world.deps.clock.advance(31 * 60_000);

    expect(await world.wallet.bet(betOf(token))).toEqual(refused('TOKEN_EXPIRED'));
    expect(await world.wallet.bet(won)).toEqual(ok(800));
    expect(await world.wallet.win(winOf(won, 400))).toEqual(ok(1_200));
    expect(await world.wallet.rollback(rollbackOf(undone))).toEqual(ok(1_300));
    expect((await memberBalances(world.deps.db, world.siteKey, player.memberId)).cashCentavos).toBe(1_300);
  });

  it('[G15] a session that began in the future takes no bet: the clock has jumped back', async () => {
    const now = world.deps.clock.now();
    world.deps.clock.advance(365 * 24 * 3_600_000);
    const { player, token } = await seated(1_000);
    const launch = await world.launch(player);
    world.deps.clock.set(now);

    expect(await world.wallet.bet(betOf(token))).toEqual(refused('TOKEN_EXPIRED'));
    expect(await world.wallet.authenticate({ site: world.siteKey, token: launch })).toEqual(
      refused('TOKEN_EXPIRED'),
    );
  });

  it('[G15] [W4] a frozen or self-excluded member bets no more, and is still paid', async () => {
    const { player, token } = await seated(1_000);
    const bet = betOf(token);
    await world.wallet.bet(bet);
    await world.deps.db
      .updateTable('members')
      .set(marksOf(2))
      .where('site_key', '=', world.siteKey)
      .where('id', '=', player.memberId)
      .execute();

    expect(await world.wallet.bet(betOf(token))).toEqual(refused('USER_DISABLED'));
    expect(await world.wallet.win(winOf(bet, 200))).toEqual(ok(1_100));
  });

  it('[G15] [W5] a round takes several bets and wins until it is closed', async () => {
    const { token } = await seated(1_000);
    const first = betOf(token);
    const second = betOf(token, { round_id: first.round_id });
    await world.wallet.bet(first);

    expect(await world.wallet.win(winOf(first, 50, { round_closed: false }))).toEqual(ok(950));
    expect(await world.wallet.bet(second)).toEqual(ok(850));
    expect(await world.wallet.win(winOf(second, 0))).toEqual(ok(850));
    expect(await world.wallet.bet(betOf(token, { round_id: first.round_id }))).toEqual(
      refused('ROUND_CLOSED'),
    );
    expect(await world.wallet.win(winOf(first, 10))).toEqual(refused('ROUND_CLOSED'));
  });

  it('[G15] [W10] refuses what is outside the rules of the game', async () => {
    const { token } = await seated(1_000_000);
    const other = await seated(1_000);
    const bet = betOf(token);
    await world.wallet.bet(bet);

    expect(await world.wallet.bet(betOf(token, { amount_centavos: 19 }))).toEqual(refused('LIMIT_REACHED'));
    expect(await world.wallet.bet(betOf(token, { amount_centavos: 10_001 }))).toEqual(
      refused('LIMIT_REACHED'),
    );
    expect(await world.wallet.bet(betOf(token, { currency: 'USD' }))).toEqual(refused('WRONG_CURRENCY'));
    expect(await world.wallet.bet(betOf(token, { game_code: 'slot-002' }))).toEqual(refused('INVALID_GAME'));
    expect(await world.wallet.bet(betOf(other.token, { round_id: bet.round_id }))).toEqual(
      refused('DUPLICATE_TRANSACTION'),
    );
    expect(await world.wallet.win(winOf(betOf(token), 100))).toEqual(refused('TRANSACTION_DOES_NOT_EXIST'));
    expect(await world.wallet.bet(betOf(token, { amount_centavos: 1.5 }))).toEqual(
      refused('INVALID_REQUEST'),
    );
  });

  it('[G15] [W8] a call without the right signature, or too old, is refused', async () => {
    const { token } = await seated(1_000);
    const rawBody = Buffer.from(JSON.stringify({ site: world.siteKey, request_uuid: randomUUID(), token }));
    const secret = integrationSecret(world.deps.config.providerSecret, 'sandbox');
    const now = String(world.deps.clock.now().getTime());
    const old = String(world.deps.clock.now().getTime() - 61_000);
    const send = (timestamp: string, signature: string, payload = rawBody, provider = 'sandbox') =>
      world.app.inject({
        method: 'POST',
        url: '/api/provider/v1/balance',
        headers: {
          'content-type': 'application/json',
          'x-provider': provider,
          'x-timestamp': timestamp,
          'x-signature': signature,
        },
        payload,
      });

    expect(
      (await send(now, signatureOf(secret, { action: 'balance', timestamp: now, rawBody }))).json(),
    ).toMatchObject({
      status: 'OK',
    });
    for (const response of [
      await send(now, 'deadbeef'),
      await send(now, signatureOf('another secret', { action: 'balance', timestamp: now, rawBody })),
      await send(
        now,
        signatureOf(secret, { action: 'balance', timestamp: now, rawBody }),
        Buffer.concat([rawBody, Buffer.from(' ')]),
      ),
      await send(
        now,
        signatureOf(secret, { action: 'balance', timestamp: now, rawBody }),
        rawBody,
        'another',
      ),
      await send(old, signatureOf(secret, { action: 'balance', timestamp: old, rawBody })),
    ]) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ status: 'INVALID_SIGNATURE' });
    }
  });

  it('[I23] [G16] settled bets reduce the turnover and count for the lifetime totals; open ones do not yet', async () => {
    const { player, token } = await seated(1_000);
    const requirement = { ...player, amountCentavos: 250, at: world.deps.clock.now() };
    await transaction(world.deps.db, (tx) => addTurnoverRequirement(tx, requirement));
    const bets = [betOf(token), betOf(token), betOf(token)];
    for (const bet of bets) await world.wallet.bet(bet);

    expect(await turnoverOf(world.deps.db, world.siteKey, player.memberId)).toMatchObject({
      remainingCentavos: 250,
      totalWageredCentavos: 0,
    });
    for (const bet of bets) await world.wallet.win(winOf(bet, 0));

    expect(await turnoverOf(world.deps.db, world.siteKey, player.memberId)).toEqual({
      remainingCentavos: 0,
      slotWageredCentavos: 300,
      liveWageredCentavos: 0,
      totalWageredCentavos: 300,
    });
  });

  it('[I24] rolling a settled bet back restores exactly the turnover it had reduced', async () => {
    const { player, token } = await seated(1_000);
    await transaction(world.deps.db, (tx) =>
      addTurnoverRequirement(tx, { ...player, amountCentavos: 150, at: world.deps.clock.now() }),
    );
    const bets = [betOf(token), betOf(token)];
    for (const bet of bets) {
      await world.wallet.bet(bet);
      await world.wallet.win(winOf(bet, 0));
    }

    for (const bet of bets.slice(1)) expect(await world.wallet.rollback(rollbackOf(bet))).toEqual(ok(900));

    expect(await turnoverOf(world.deps.db, world.siteKey, player.memberId)).toMatchObject({
      remainingCentavos: 50,
      slotWageredCentavos: 100,
    });
  });
});

describeOnPostgres('the seamless wallet under concurrency', () => {
  it('[I9] accepts exactly ten of fifty parallel bets when there is money for ten', async () => {
    const { player, token } = await seated(1_000);

    const answers = await Promise.all(Array.from({ length: 50 }, () => world.wallet.bet(betOf(token))));

    expect(answers.filter(({ kind }) => kind === 'ok')).toHaveLength(10);
    expect(
      answers.filter(
        (answer) =>
          answer.kind === 'refused' && answer.code === 'NOT_ENOUGH_MONEY' && answer.balanceCentavos === 0,
      ),
    ).toHaveLength(40);
    expect((await memberBalances(world.deps.db, world.siteKey, player.memberId)).visibleCentavos).toBe(0);
  });

  it('[I5] fifty copies of one bet are one bet, and fifty copies of its win one win', async () => {
    const { player, token } = await seated(1_000);
    const bet = betOf(token);
    const win = winOf(bet, 700);

    const bets = await Promise.all(Array.from({ length: 50 }, () => world.wallet.bet(bet)));
    const wins = await Promise.all(Array.from({ length: 50 }, () => world.wallet.win(win)));

    expect([...bets, ...wins].every(({ kind }) => kind === 'ok')).toBe(true);
    expect((await memberBalances(world.deps.db, world.siteKey, player.memberId)).cashCentavos).toBe(1_600);
  });

  it('[G15] [W7] a bet and its rollback at the same time end in nothing, whichever comes first', async () => {
    const { player, token } = await seated(1_000);
    const bets = Array.from({ length: 20 }, () => betOf(token, { amount_centavos: 20 }));

    await Promise.all(bets.flatMap((bet) => [world.wallet.bet(bet), world.wallet.rollback(rollbackOf(bet))]));

    expect((await memberBalances(world.deps.db, world.siteKey, player.memberId)).cashCentavos).toBe(1_000);
  });
});
