import type { Player } from '../../../testing/deposits.ts';
import { usePlayers } from '../../../testing/players.ts';
import { followOffer } from '../../../testing/promotions.ts';
import { shareBrowser } from '../../../testing/share-browser.ts';
import { switchAgents } from '../../../testing/switch-agents.ts';

describe('the invitation activity', () => {
  const { test, deposits, pay, wager, balances, profile } = usePlayers();
  afterEach(() => profile('sandbox'));

  const rows = async (token: string | null) =>
    (await test.call('POST /api/invitationactivity/check', { token })).body.data;
  const claim = ({ token }: Player, id: number) =>
    test.call('POST /api/invitationactivity/claim', { token, body: { id } });
  async function invitee({ member }: Player, money: string, centavos: number) {
    const friend = await deposits.aPlayer({ inviter_id: member.id, root_inviter_id: member.id });
    await pay(friend, money);
    await wager(friend, centavos);
  }

  it('[R202] shows a visitor what friends are worth', async () => {
    expect((await rows(null))[0]).toEqual({
      id: 1,
      required_invites: 1,
      current_invites: 0,
      reward_amount: '10.00',
      is_claimed: 0,
      can_claim: 0,
      held_invites: 0,
      held_reason: '',
    });
  });

  it('[R44] the hub tells all that can be claimed, not its first row alone', async () => {
    const player = await deposits.aPlayer();
    for (let friend = 0; friend < 3; friend += 1) await invitee(player, '20.00', 20_00);
    const card = async () =>
      (await test.call('GET /api/promotion/activities', { token: player.token })).body.data.list.find(
        ({ kind }) => kind === 'invitation',
      );
    const due = (await rows(player.token)).filter(({ required_invites: needed }) => needed <= 3);
    const sum = due.reduce((all, { reward_amount: reward }) => all + Number(reward), 0);

    const before = await card();
    await claim(player, 1);

    expect(due.length).toBeGreaterThan(1);
    expect(before).toMatchObject({ state: 'claimable', reward: sum.toFixed(2) });
    expect(await card()).toMatchObject({ state: 'claimable', reward: (sum - 10).toFixed(2) });
  });

  it('[A30] is not offered where the site is without agents, nor on the hub, and nothing of it is given', async () => {
    const { db } = test.deps;
    const player = await deposits.aPlayer();
    await invitee(player, '20.00', 20_00);
    const kinds = async () =>
      (await test.call('GET /api/promotion/activities', { token: player.token })).body.data.list.map(
        (each) => each.kind,
      );
    expect(await kinds()).toContain('invitation');
    const others = (await kinds()).filter((kind) => kind !== 'invitation');

    await switchAgents(db, test.siteKey, { from: test.deps.clock.now() });

    expect(await kinds()).toEqual(others);
    expect(await rows(player.token)).toEqual([]);
    expect((await claim(player, 1)).body.error).toBe('offer_closed');
    await switchAgents(db, test.siteKey, { from: test.deps.clock.now(), isOn: true });
    expect((await claim(player, 1)).status).toBe(200);
  });

  it.each([
    ['sandbox', 'a bonus', { turnover: '50.00', bonusCentavos: 10_00, cashCentavos: 0 }],
    ['br-licensed', 'cash', { turnover: '0.00', bonusCentavos: 0, cashCentavos: 10_00 }],
  ] as const)(
    '[R203] [R8] counts friends with a first deposit of 20 that was wagered once, and gives each row once (%s: as %s, to an inviter who has never bet)',
    async (name, _, { turnover, ...purses }) => {
      await profile(name);
      const player = await deposits.aPlayer();
      await invitee(player, '19.99', 100_00);
      await invitee(player, '20.00', 19_99);
      expect((await rows(player.token))[0]?.current_invites).toBe(0);
      expect((await claim(player, 1)).body.error).toBe('offer_not_met');

      await invitee(player, '20.00', 20_00);
      const { status, body } = await claim(player, 1);

      expect([status, body.data]).toEqual([200, { amount: '10.00', turnover_amount: turnover }]);
      expect((await claim(player, 1)).body.error).toBe('already_claimed');
      expect((await claim(player, 2)).body.error).toBe('offer_not_met');
      expect((await claim(player, 99)).body.error).toBe('not_found');
      expect(await balances(player)).toMatchObject(purses);
      expect((await rows(player.token)).map((row) => row.is_claimed)).toEqual([1, 0, 0, 0, 0]);
    },
  );

  it.each(['sandbox', 'br-licensed'] as const)(
    '[G38] pays nothing for who has come to share a device with the player since the last look, before an operator has looked (%s)',
    async (name) => {
      await profile(name);
      const player = await deposits.aPlayer();
      await invitee(player, '20.00', 20_00);
      const { db, clock } = test.deps;
      const friends = db.selectFrom('members').select('id').where('inviter_id', '=', player.member.id);
      const [friend] = await friends.execute();
      await shareBrowser(db, test.siteKey, [player.member.id, friend?.id ?? 0], clock.now());

      expect((await claim(player, 1)).body.error).toBe('offer_not_met');

      expect((await rows(player.token))[0]).toMatchObject({
        current_invites: 0,
        held_invites: 1,
        held_reason: expect.stringMatching(/^Same device or payment details as yours/),
      });
      await db
        .updateTable('agency_flags')
        .set({ cleared_at: clock.now(), cleared_by: 'ana', reason: 'a couple' })
        .execute();
      expect((await rows(player.token))[0]).toMatchObject({
        current_invites: 1,
        held_invites: 0,
        held_reason: '',
      });
      expect((await claim(player, 1)).status).toBe(200);
    },
  );

  it('[I19] a claim while the offer is stopped can be made again afterwards', async () => {
    const player = await deposits.aPlayer();
    await invitee(player, '20.00', 20_00);
    const stop = (isStopped: boolean) =>
      test.deps.db
        .updateTable('promotions')
        .set({ is_stopped: isStopped })
        .where('site_key', '=', test.siteKey)
        .where('kind', '=', 'invitation')
        .execute();
    await stop(true);

    expect((await claim(player, 1)).body.error).toBe('offer_closed');

    await stop(false);
    expect((await claim(player, 1)).status).toBe(200);
  });

  it('[R203] [A64] a friend brings rewards in one offer: in those that follow count the friends alone for whom none has paid', async () => {
    const { db, clock } = test.deps;
    const player = await deposits.aPlayer();
    const next = async (key: string) => {
      clock.advance(1_000);
      await followOffer(db, test.siteKey, 'invitation', { key, at: clock.now() });
    };
    const standing = async () =>
      (await rows(player.token)).slice(0, 2).map((row) => [row.current_invites, row.is_claimed]);
    for (let friends = 0; friends < 4; friends += 1) await invitee(player, '20.00', 20_00);
    expect((await claim(player, 1)).status).toBe(200);
    expect((await claim(player, 2)).status).toBe(200);

    await next('second_invitation');
    const inSecond = await standing();
    const second = [await claim(player, 1), await claim(player, 2)];
    await next('third_invitation');
    const inThird = await standing();
    const third = await claim(player, 1);

    // Three of the four are paid for by the row of three friends.
    expect(inSecond).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(second.map(({ body }) => body.error)).toEqual([undefined, 'offer_not_met']);
    expect([inThird[0], third.body.error]).toEqual([[0, 0], 'offer_not_met']);
    expect((await balances(player)).bonusCentavos).toBe(10_00 + 40_00 + 10_00);
    await invitee(player, '20.00', 20_00);
    expect((await claim(player, 1)).status).toBe(200);
  });
});
