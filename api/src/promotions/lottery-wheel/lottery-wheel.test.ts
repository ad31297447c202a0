import fc from 'fast-check';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { drawPrize } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import { anotherPlayer, license, offeredPlayer, onMonday } from '../../../testing/offered-site.ts';
import { marksOf } from '../../../testing/marks-of.ts';
import { useApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { allowanceOf, MOST_PER_DAY, WAGER_PER_SPIN_CENTAVOS } from './allowance.ts';
import { activityRoutes } from '../activities/routes.ts';
import { lotteryWheelRoutes } from './routes.ts';

describe('the spins of a day', () => {
  it('[G20] are one for each R$ 200 that was bet, ten at most, and those that the wheel gave', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), fc.nat(30), fc.nat(30), (wagered, made, won) => {
        const { earned, left, missingCentavos } = allowanceOf(wagered, made, won);
        expect(earned).toBe(Math.min(MOST_PER_DAY, Math.floor(wagered / WAGER_PER_SPIN_CENTAVOS)));
        expect(left).toBe(Math.max(0, earned + won - made));
        const withMore = allowanceOf(wagered + missingCentavos, made, won).earned;
        expect(withMore).toBe(Math.min(MOST_PER_DAY, earned + 1));
      }),
    );
  });
});

describe('the lottery wheel', () => {
  const api = useApp(
    { routes: (deps) => [...lotteryWheelRoutes(deps), ...activityRoutes(deps)] },
    { rateLimitFactor: 1_000 },
  );

  async function aPlayer() {
    onMonday(api);
    return offeredPlayer(api);
  }
  type Player = Pick<Awaited<ReturnType<typeof aPlayer>>, 'as'>;
  const check = async (player: Player) =>
    (await api.call('POST /api/lotterywheel/check', await player.as())).body.data;
  const spin = async (player: Player, body: Record<string, unknown> = {}) =>
    api.call('POST /api/lotterywheel/claim', { ...(await player.as()), body });

  /** The server seed of the next spin, which only the database knows. */
  async function promisedSeed(hash: string): Promise<string> {
    const row = await api.deps.db
      .selectFrom('wheel_spins')
      .select('server_seed')
      .where('seed_hash', '=', hash)
      .executeTakeFirstOrThrow();
    return row.server_seed;
  }
  /** A seed of the player's side with which the promised spin brings the reward. */
  async function seedFor(hash: string, number: number, reward: string): Promise<string> {
    const serverSeed = await promisedSeed(hash);
    for (let tried = 0; ; tried += 1) {
      const clientSeed = `seed-${tried}`;
      if (drawPrize({ serverSeed, clientSeed, nonce: number }).reward === reward) return clientSeed;
    }
  }

  afterEach(async () => {
    expect((await verify(api.deps.db)).problems).toEqual([]);
  });

  it('[R208] shows a visitor its prizes with their odds, never weights, and no spin', async () => {
    const player = await aPlayer();
    const { body } = await api.call('POST /api/lotterywheel/check', { ...(await player.as()), token: null });

    expect(body.data.prizes).toHaveLength(8);
    expect(body.data.prizes[0]).toEqual({ id: 1, reward: 'BRL', quantity: 1, icon: 'money', odds: '23%' });
    expect(body.data.prizes.at(-1)?.odds).toBe('0.01%');
    expect(body.data).toMatchObject({ remainingspins: 0, seed_hash: '', spins: [], is_open: true });
  });

  it('[G20] has a spin for each R$ 200 of settled bets of the day, until midnight', async () => {
    const player = await aPlayer();
    await player.play(350_00);
    await player.play(40_00);
    await player.play(500_00, { isTakenBack: true });

    expect(await check(player)).toMatchObject({
      remainingspins: 1,
      earned: 1,
      missing: '10.00',
      wagered_today: '390.00',
      expires_in_seconds: 12 * 3_600,
    });
    await player.play(10_00);
    expect(await check(player)).toMatchObject({ remainingspins: 2, missing: '200.00' });
    api.deps.clock.advance(12 * 3_600_000 - 1);
    expect(await check(player)).toMatchObject({ remainingspins: 2, expires_in_seconds: 1 });
    api.deps.clock.advance(1);
    expect(await check(player)).toMatchObject({
      remainingspins: 0,
      earned: 0,
      expires_in_seconds: 24 * 3_600,
    });
  });

  it.each([
    ['BRL', (left: number) => left],
    ['WHEEL', (left: number) => left + 1],
    ['SMILEY', (left: number) => left],
  ])(
    '[R104] [R105] [R209] brings %s: money is in the balance, a spin is added',
    async (reward, leftAfter) => {
      const player = await aPlayer();
      await player.play(400_00);
      const { seed_hash } = await check(player);
      const client_seed = await seedFor(seed_hash, 1, reward);

      const { status, body } = await spin(player, { seed_hash, client_seed });

      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        code: 200,
        remainingspins: leftAfter(1),
        reward,
        quantity: expect.any(Number),
        message: expect.stringMatching(/./),
      });
      const money = reward === 'BRL' ? body.quantity * 100 : 0;
      expect((await player.balances()).cashCentavos).toBe(money);
    },
  );

  it('[G14] shows with the prize what it was drawn from, and anybody comes to the same', async () => {
    const player = await aPlayer();
    await player.play(600_00);
    for (const number of [1, 2, 3]) {
      const { seed_hash } = await check(player);
      const { body } = await spin(player, { seed_hash, client_seed: `mine-${number}` });

      const { server_seed, client_seed, prize_id } = body.data;
      expect(body.data.number).toBe(number);
      expect(commitmentOf(server_seed)).toBe(seed_hash);
      expect(drawPrize({ serverSeed: server_seed, clientSeed: client_seed, nonce: number }).id).toBe(
        prize_id,
      );
    }
  });

  it('[R209] answers a spin again whose answer was lost: the same prize, whatever seed comes with it, and nothing moves', async () => {
    const player = await aPlayer();
    await player.play(400_00);
    const { seed_hash } = await check(player);
    const client_seed = await seedFor(seed_hash, 1, 'BRL');
    const first = await spin(player, { seed_hash, client_seed });

    api.deps.clock.advance(24 * 3_600_000);
    const again = await spin(player, { seed_hash, client_seed: 'other' });

    expect(again.body.data).toEqual(first.body.data);
    expect((await player.balances()).cashCentavos).toBe(first.body.quantity * 100);
  });

  it('[G27] [R209] makes one spin for each key where no promise is named, and answers with it however often it is asked', async () => {
    const player = await aPlayer();
    await player.play(600_00);
    const as = await player.as();
    const press = (key: string, body: Record<string, unknown> = {}) =>
      api.call('POST /api/lotterywheel/claim', { ...as, body, headers: { 'idempotency-key': key } });

    const first = await press('one', { lang: 'pt' });
    const copies = [await press('one', { lang: 'pt' }), await press('one', { lang: 'en' })];
    const second = await press('two');
    const other = await press('one', { client_seed: 'other' });

    expect(copies.map(({ body }) => body.data)).toEqual([first.body.data, first.body.data]);
    expect([first.body.data.number, second.body.data.number]).toEqual([1, 2]);
    expect([other.status, other.body.error]).toEqual([409, 'idempotency_conflict']);
    expect((await check(player)).spins).toHaveLength(2);
  });

  it('[A50] [R104] [R133] refuses without a spin left, with the details of a prize, and the promise stands', async () => {
    const player = await aPlayer();
    await player.play(199_99);
    const { seed_hash } = await check(player);

    const { status, body } = await spin(player, { seed_hash });

    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'no_spins_left', status: 'fail', code: 400 });
    expect(body).toMatchObject({ remainingspins: 0, reward: '', quantity: 0, message: expect.any(String) });
    expect((await check(player)).seed_hash).toBe(seed_hash);
  });

  it('[R160] knows no spin of another member, nor one that was never promised', async () => {
    const player = await aPlayer();
    const other = await anotherPlayer(api, player.siteKey);
    await player.play(200_00);
    const theirs = await check(other);

    const answers = [
      await spin(player, { seed_hash: theirs.seed_hash }),
      await spin(player, { seed_hash: 'a'.repeat(64) }),
    ];

    expect(answers.map(({ body }) => body.error)).toEqual(['spin_unknown', 'spin_unknown']);
  });

  it.each([{ seed_hash: 'short' }, { client_seed: 'a b' }, { client_seed: '' }, { seed_hash: 7 }])(
    'refuses %p before anything is drawn',
    async (body) => {
      const player = await aPlayer();
      await player.play(200_00);

      expect((await spin(player, body)).status).toBe(422);
      expect((await check(player)).remainingspins).toBe(1);
    },
  );

  it.each([
    ['budget', { budget_centavos: 499_99 }],
    ['cap', { cap_centavos: 499_99 }],
  ])(
    '[G20] [R44] is closed when not every prize can be paid under its %s, on the hub too, before anything is drawn',
    async (_, changes) => {
      const player = await aPlayer();
      await player.play(200_00);
      const hub = async () => {
        const { list } = (await api.call('GET /api/promotion/activities', await player.as())).body.data;
        return list.find(({ kind }) => kind === 'lottery_wheel')?.state;
      };
      const before = await hub();
      const change = (values: { starts_at?: Date; cap_centavos?: number; budget_centavos?: number }) =>
        api.deps.db.updateTable('promotions').set(values).where('site_key', '=', player.siteKey).execute();
      await change(changes);

      const { body } = await spin(player);

      expect([before, await hub()]).toEqual(['claimable', 'ended']);

      expect([body.error, (await check(player)).is_open]).toEqual(['offer_closed', false]);
      expect(body).toMatchObject({ remainingspins: 1, reward: '', quantity: 0 });
      expect((await check(player)).remainingspins).toBe(1);
      await change({ starts_at: new Date(api.deps.clock.now().getTime() + 1_000) });
      expect(await hub()).toBe('soon');
    },
  );

  it('[G31] is closed to a member who has excluded themselves, whose spins wait', async () => {
    const player = await aPlayer();
    await player.play(200_00);
    expect(await check(player)).toMatchObject({ is_open: true, remainingspins: 1 });

    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.selfExcluded))
      .where('id', '=', player.memberId)
      .execute();

    expect(await check(player)).toMatchObject({ is_open: false, remainingspins: 1 });
    expect((await spin(player)).body.error).toBe('self_excluded');
  });

  it('[G18] is closed to who is below the level that it is for', async () => {
    const player = await aPlayer();
    await player.play(200_00);
    await api.deps.db
      .updateTable('promotions')
      .set({ least_vip_level: 1 })
      .where('site_key', '=', player.siteKey)
      .execute();

    expect(await check(player)).toMatchObject({ is_open: false, remainingspins: 1 });
    expect((await spin(player)).body.error).toBe('offer_not_met');
  });

  it('[G20] is the same on a site that follows the Brazilian licence: every spin is earned by bets', async () => {
    const player = await aPlayer();
    await license(api, player.siteKey);
    await player.play(200_00);

    expect((await check(player)).remainingspins).toBe(1);
    expect((await spin(player)).status).toBe(200);
  });

  describeOnPostgres('at the same time', () => {
    it('[I18] 64 copies of a spin draw and pay once, and are answered alike', async () => {
      const player = await aPlayer();
      await player.play(2_000_00);
      const as = await player.as();
      const { seed_hash } = await check(player);
      const body = { seed_hash, client_seed: await seedFor(seed_hash, 1, 'BRL') };

      const answers = await Promise.all(
        Array.from({ length: 64 }, () => api.call('POST /api/lotterywheel/claim', { ...as, body })),
      );

      expect(new Set(answers.map(({ body: { data } }) => JSON.stringify(data))).size).toBe(1);
      expect((await player.balances()).cashCentavos).toBe((answers[0]?.body.quantity ?? 0) * 100);
    });

    it('[G20] 50 presses on two devices make no more spins than there are', async () => {
      const player = await aPlayer();
      await player.play(600_00);
      const devices = [await player.as(), await player.as()];

      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, press) =>
          api.call('POST /api/lotterywheel/claim', devices[press % 2] ?? {}),
        ),
      );

      // Presses at the same instant may be answered with one spin: what they left is spun one by one.
      for (let last = 200; last === 200;) {
        const answer = await api.call('POST /api/lotterywheel/claim', devices[0] ?? {});
        last = answer.status;
        answers.push(answer);
      }
      const done = answers.filter(({ status }) => status === 200).map(({ body: { data } }) => data);
      const made = [...new Map(done.map((each) => [each.number, each])).values()];
      const won = made.filter(({ reward }) => reward === 'WHEEL').length;
      const paid = made.reduce(
        (sum, { reward, quantity }) => sum + (reward === 'BRL' ? quantity * 100 : 0),
        0,
      );
      expect(made).toHaveLength(3 + won);
      expect((await player.balances()).cashCentavos).toBe(paid);
    });
  });
});
