import { randomUUID } from 'node:crypto';
import type { WalletClient } from '@mosaico/sandbox-games';
import { useGameWorld } from './game-world.ts';
import type { Hub88Called } from './hub88-provider.ts';
import { useHub88World } from './hub88-world.ts';
import type { TestApp } from './test-app.ts';

/** A wallet's answer, in the words that all providers share. */
export interface Told {
  /** `OK`, or why not. */
  readonly outcome: string;
  readonly balance: number | undefined;
}

export interface SentBet {
  readonly id?: string;
  readonly round?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly game?: string;
}
export interface SentWin {
  readonly id?: string;
  readonly amount: number;
  readonly isClosed?: boolean;
  readonly currency?: string;
}
export interface PlacedBet {
  readonly id: string;
  readonly round: string;
}

/** A member at a game, and what their provider asks of the wallet over its own wire. Amounts are centavos. */
export interface ProviderSeat {
  readonly memberId: number;
  balance(): Promise<Told>;
  bet(sent?: SentBet): Promise<Told & PlacedBet>;
  win(bet: PlacedBet, sent: SentWin): Promise<Told>;
  rollback(bet: PlacedBet, id?: string): Promise<Told>;
  /** The same bet with a signature that is none. */
  forgedBet(): Promise<Told>;
  /** The session's token is nobody's. */
  readonly stranger: ProviderSeat;
}

export interface WalletDriver {
  readonly world: TestApp;
  /** What a bet, win or rollback of a round that is over is answered with. */
  readonly closedOutcome: string;
  seat(centavos: number): Promise<ProviderSeat>;
}

/** The wire of the sandbox. */
export function sandboxDriver(): WalletDriver {
  const world = useGameWorld();
  const told = (result: Awaited<ReturnType<WalletClient['bet']>>): Told => {
    if (result.kind === 'ok') return { outcome: 'OK', balance: result.answer.balance_centavos };
    return result.kind === 'refused'
      ? { outcome: result.code, balance: result.balanceCentavos }
      : { outcome: 'UNKNOWN', balance: undefined };
  };
  const seatWith = (memberId: number, token: string): ProviderSeat => {
    const site = world.siteKey;
    const betOf = ({ id = randomUUID(), round = randomUUID(), ...sent }: SentBet) => ({
      site,
      token,
      transaction_uuid: id,
      round_id: round,
      game_code: sent.game ?? 'slot-001',
      currency: sent.currency ?? 'BRL',
      amount_centavos: sent.amount ?? 100,
    });
    return {
      memberId,
      balance: async () => told(await world.wallet.balance({ site, token })),
      bet: async (sent = {}) => {
        const bet = betOf(sent);
        return { id: bet.transaction_uuid, round: bet.round_id, ...told(await world.wallet.bet(bet)) };
      },
      win: async (bet, { id = randomUUID(), amount, isClosed = true, currency = 'BRL' }) =>
        told(
          await world.wallet.win({
            site,
            transaction_uuid: id,
            reference_transaction_uuid: bet.id,
            round_id: bet.round,
            currency,
            amount_centavos: amount,
            round_closed: isClosed,
          }),
        ),
      rollback: async (bet, id = randomUUID()) =>
        told(
          await world.wallet.rollback({
            site,
            transaction_uuid: id,
            reference_transaction_uuid: bet.id,
            round_id: bet.round,
          }),
        ),
      forgedBet: async () => {
        const headers = { 'x-provider': 'sandbox', 'x-signature': 'f'.repeat(64) };
        const timestamp = String(world.deps.clock.now().getTime());
        const response = await world.app.inject({
          method: 'POST',
          url: '/api/provider/v1/bet',
          headers: { ...headers, 'x-timestamp': timestamp, 'content-type': 'application/json' },
          payload: { ...betOf({}), request_uuid: randomUUID() },
        });
        return { outcome: response.json<{ status: string }>().status, balance: undefined };
      },
      get stranger() {
        return seatWith(memberId, 'a-token-that-nobody-was-given');
      },
    };
  };
  return {
    world,
    closedOutcome: 'ROUND_CLOSED',
    async seat(centavos) {
      const player = await world.player(centavos);
      const token = await world.launch(player);
      const opened = await world.wallet.authenticate({ site: world.siteKey, token });
      if (opened.kind !== 'ok') throw new Error('no session');
      return seatWith(player.memberId, opened.answer.session_token);
    },
  };
}

const UNITS = 1_000;

/** The wire of the aggregator Hub88. */
export function hub88Driver(): WalletDriver {
  const world = useHub88World();
  const told = ({ body: { status, balance } }: Hub88Called): Told => ({
    outcome: status.replace(/^RS_(ERROR_)?/, ''),
    balance: balance === undefined ? undefined : balance / UNITS,
  });
  const call = async (path: string, body: object, sent = {}) =>
    told(await world.provider.call(world.app, path, body, sent));
  const seatWith = (memberId: number, user: string, token: string): ProviderSeat => {
    const betOf = ({ id = randomUUID(), round = randomUUID(), ...sent }: SentBet) => ({
      user,
      token,
      transaction_uuid: id,
      round,
      game_code: sent.game ?? 'game-1',
      currency: sent.currency ?? 'BRL',
      amount: (sent.amount ?? 100) * UNITS,
      round_closed: false,
    });
    return {
      memberId,
      balance: () => call('user/balance', { user, token, game_code: 'game-1' }),
      bet: async (sent = {}) => {
        const bet = betOf(sent);
        return { id: bet.transaction_uuid, round: bet.round, ...(await call('transaction/bet', bet)) };
      },
      win: (bet, { id = randomUUID(), amount, isClosed = true, currency = 'BRL' }) =>
        call('transaction/win', {
          user,
          token,
          transaction_uuid: id,
          reference_transaction_uuid: bet.id,
          round: bet.round,
          currency,
          amount: amount * UNITS,
          round_closed: isClosed,
        }),
      rollback: (bet, id = randomUUID()) =>
        call('transaction/rollback', {
          user,
          token,
          transaction_uuid: id,
          reference_transaction_uuid: bet.id,
          round: bet.round,
        }),
      forgedBet: () => call('transaction/bet', betOf({}), { signature: 'bm8=' }),
      get stranger() {
        return seatWith(memberId, user, 'a-token-that-nobody-was-given');
      },
    };
  };
  return {
    world,
    closedOutcome: 'UNKNOWN',
    async seat(centavos) {
      const { memberId, user, token } = await world.seat(centavos);
      return seatWith(memberId, user, token);
    },
  };
}
