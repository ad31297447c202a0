import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@mosaico/shared/api';
import { drawPrize } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import { openToken } from './builders.ts';
import type { Player } from './deposits.ts';
import { anotherPlayer } from './offered-site.ts';
import { giveRebate } from './play-money-calls.ts';
import type { Players } from './players.ts';
import type { Called } from './test-app.ts';

const DAY_MS = 24 * 3_600_000;

/** A member, and what they send to claim. */
export interface Claimant {
  readonly id: number;
  /** The request as the screen sends it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same for one more of it; left out where it is the same request. */
  readonly next?: Readonly<Record<string, unknown>>;
  /** What is due, in centavos. */
  readonly dueCentavos: number;
  /** What of a request names this member, or what is theirs. */
  readonly names: Readonly<Record<string, unknown>>;
}

/** Something that can be claimed. */
export interface Claim {
  readonly endpoint: ApiKey;
  /** Of its promotion. */
  readonly kind: string;
  /** A member who has it coming. */
  readonly entitled: () => Promise<Claimant>;
  /** What a member sends who has nothing coming. */
  readonly bare: (member: Player['member']) => Readonly<Record<string, unknown>>;
  /** A member who comes too late for it; left out where it lasts as long as its offer. */
  readonly late?: () => Promise<Claimant>;
  /** What an offer must still have for the next claim, beside what that claim takes: the wheel is closed before its highest prize cannot be paid. */
  readonly reserveCentavos?: number;
  /** Where what was given is counted: by promises, by what was paid, or by the member's cash. */
  readonly counted: 'promised' | 'paid' | 'cash';
}

export type ClaimName =
  | 'first deposit'
  | 'invitation'
  | 'recharge rebate'
  | 'its reward'
  | 'wheel'
  | 'daily relief'
  | 'rebates';

/** Everything that a member can claim of promotions, on a site that offers all of it. */
export function claimsOn({ test, deposits, pay, wager }: Players): Readonly<Record<ClaimName, Claim>> {
  const rebated = async (waitMs = 0) => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    test.deps.clock.advance(waitMs);
    await wager(player, 500_00);
    return player.member.id;
  };
  const aDayLate = async (entitled: Claim['entitled']) => {
    const claimant = await entitled();
    test.deps.clock.advance(DAY_MS);
    return claimant;
  };
  const rowOf = async (id: number) =>
    (
      await test.deps.db
        .selectFrom('recharge_rebates')
        .select('id')
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id;
  const claimantOfRow = async (id: number) => ({
    id,
    body: { member_id: id, reward_amount: '5.00' },
    dueCentavos: 5_00,
    names: { member_id: id, id: await rowOf(id) },
  });
  const reward = { money: '5.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' };
  const tokenOf = (id: number) =>
    openToken(test.deps.db, { siteKey: test.siteKey, id }, test.deps.clock.now());

  return {
    'first deposit': {
      endpoint: 'POST /api/ftd/claim',
      kind: 'first_deposit',
      counted: 'promised',
      bare: ({ account }) => ({ name: account, site: test.siteKey }),
      async entitled() {
        const player = await deposits.aPlayer();
        await pay(player, '20.00');
        const body = { name: player.member.account, site: test.siteKey };
        return { id: player.member.id, body, dueCentavos: 20_00, names: body };
      },
    },
    invitation: {
      endpoint: 'POST /api/invitationactivity/claim',
      kind: 'invitation',
      counted: 'promised',
      bare: () => ({ id: 1 }),
      async entitled() {
        const { member } = await deposits.aPlayer();
        const friend = await deposits.aPlayer({ inviter_id: member.id, root_inviter_id: member.id });
        await pay(friend, '20.00');
        await wager(friend, 20_00);
        return { id: member.id, body: { id: 1 }, dueCentavos: 10_00, names: { member_id: member.id } };
      },
    },
    'recharge rebate': {
      endpoint: 'POST /api/rechargerebate/claim',
      kind: 'recharge_rebate',
      counted: 'promised',
      bare: ({ id }) => ({ member_id: id, reward_amount: '5.00' }),
      entitled: async () => claimantOfRow(await rebated()),
      late: async () => claimantOfRow(await rebated(7 * DAY_MS)),
    },
    'its reward': {
      endpoint: 'POST /api/recharge/online',
      kind: 'recharge_rebate',
      counted: 'paid',
      bare: () => reward,
      async entitled() {
        const id = await rebated();
        const body = { member_id: id, reward_amount: '5.00' };
        await test.call('POST /api/rechargerebate/claim', { token: await tokenOf(id), body });
        return { id, body: reward, dueCentavos: 5_00, names: { member_id: id } };
      },
    },
    wheel: {
      endpoint: 'POST /api/lotterywheel/claim',
      kind: 'lottery_wheel',
      counted: 'promised',
      reserveCentavos: 500_00,
      bare: () => ({}),
      entitled: spinner,
      late: () => aDayLate(spinner),
    },
    'daily relief': {
      endpoint: 'POST /api/dailyrescue/claim',
      kind: 'daily_relief',
      counted: 'promised',
      bare: () => ({}),
      entitled: loser,
      late: () => aDayLate(loser),
    },
    rebates: {
      endpoint: 'POST /api/games/rebates/claim',
      kind: 'rebate',
      counted: 'cash',
      bare: () => ({}),
      async entitled() {
        const { memberId: id } = await anotherPlayer(test, test.siteKey);
        await giveRebate(test, id);
        return { id, body: {}, dueCentavos: 5_00, names: { member_id: id } };
      },
    },
  };

  /** A member with one spin, which brings R$ 1. */
  async function spinner(): Promise<Claimant> {
    const { memberId: id, play } = await anotherPlayer(test, test.siteKey);
    await play(200_00);
    const token = await tokenOf(id);
    const { seed_hash } = (await test.call('POST /api/lotterywheel/check', { token })).body.data;
    const body = { seed_hash, client_seed: await seedOfOneReal(seed_hash) };
    return { id, body, next: {}, dueCentavos: 1_00, names: { seed_hash, member_id: id } };
  }

  /** A member who lost R$ 500 the day before. */
  async function loser(): Promise<Claimant> {
    const { memberId: id, play } = await anotherPlayer(test, test.siteKey);
    await play(500_00, { closedAt: new Date(test.deps.clock.now().getTime() - DAY_MS) });
    return { id, body: {}, dueCentavos: 15_00, names: { member_id: id } };
  }

  /** A seed of the player's side with which the promised spin, the first of its member, brings R$ 1. */
  async function seedOfOneReal(hash: string): Promise<string> {
    const { server_seed: serverSeed } = await test.deps.db
      .selectFrom('wheel_spins')
      .select('server_seed')
      .where('seed_hash', '=', hash)
      .executeTakeFirstOrThrow();
    for (let tried = 0; ; tried += 1) {
      const clientSeed = `seed-${tried}`;
      const { reward: kind, quantity } = drawPrize({ serverSeed, clientSeed, nonce: 1 });
      if (kind === 'BRL' && quantity === 1) return clientSeed;
    }
  }
}

/** Sends a claim. */
export type SendClaim = (
  claim: Claim,
  member: { readonly id: number },
  request: { readonly body: object; readonly key?: string },
) => Promise<Called<{ readonly error?: string }>>;

/** Each call comes from a device of its own, and has an idempotency key of its own unless told. */
export function sendingOn({ test }: Players): SendClaim {
  return async (claim, { id }, { body, key = randomUUID() }) => {
    const { db, clock } = test.deps;
    const token = await openToken(db, { siteKey: test.siteKey, id }, clock.now());
    const headers = { 'idempotency-key': key };
    return (await test.send(claim.endpoint, { token, body, headers })) as Called<{
      readonly error?: string;
    }>;
  };
}
