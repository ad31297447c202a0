import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertMember } from './builders.ts';
import type { Db } from '../src/db/tables.ts';
import { transaction } from '../src/db/transaction.ts';
import { bet } from '../src/games/wallet/bets.ts';
import { rollback } from '../src/games/wallet/rollbacks.ts';
import { WalletRefusal, type WalletOutcome } from '../src/games/wallet/refusal.ts';
import { win } from '../src/games/wallet/wins.ts';
import { tokenHash } from '../src/games/token-hash.ts';
import { deposit } from '../src/ledger/deposits.ts';
import type { GameType } from '../src/turnover/turnover.ts';

/** Every instant of these tests, unless they move it. */
const at = new Date('2026-03-01T12:00:00Z');

/** A stake as it was sent. */
export interface Stake {
  readonly transaction: string;
  readonly round: string;
}

interface StakeOf {
  readonly amount: number;
  readonly round?: string | undefined;
  readonly transaction?: string;
}
interface WinOf {
  readonly amount: number;
  readonly isClosed?: boolean;
  readonly transaction?: string;
}

/** A member at a game, and what their provider asks of the wallet, without the wire. Refusals are answers here. */
export interface Seat {
  readonly siteKey: string;
  readonly memberId: number;
  /** Of the session that the provider has. */
  readonly token: string;
  stake(request: StakeOf): Promise<Stake & { readonly answer: number | string }>;
  win(stake: Stake, request: WinOf): Promise<number | string>;
  rollback(stake: Pick<Stake, 'transaction'>, transaction?: string): Promise<number | string>;
}

/** Opens a game on a site. Its stakes go from one centavo to a million reais. */
export async function insertGame(
  db: Db,
  siteKey: string,
  { id = 1, gameType = 'slot' }: { readonly id?: number; readonly gameType?: GameType } = {},
): Promise<void> {
  await db
    .insertInto('game_providers')
    .values({
      site_key: siteKey,
      id: 1,
      key: 'studio',
      integration: 'sandbox',
      name: 'Studio',
      icon: 'star',
      sort_order: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('games')
    .values({
      site_key: siteKey,
      id,
      provider_key: 'studio',
      code: `game-${id}`,
      name: 'Game',
      name_plain: 'game',
      game_type: gameType,
      cover: 'cover:gems:1',
      rtp_hundredths: 9_600,
      is_new: false,
      is_promoted: false,
      min_bet_centavos: 1,
      max_bet_centavos: 100_000_000,
      sort_order: id,
    })
    .execute();
}

/** A member who has paid in so much and sits at the game. @param member what differs from other members. @param now moves the clock of their game, whose session then lasts for weeks */
export async function takeSeat(
  db: Db,
  siteKey: string,
  {
    centavos,
    gameId = 1,
    member = {},
    hasConsented = true,
    now,
  }: {
    readonly centavos: number;
    readonly gameId?: number;
    readonly member?: Parameters<typeof insertMember>[2];
    readonly hasConsented?: boolean;
    readonly now?: () => Date;
  },
): Promise<Seat> {
  const { id: memberId } = await insertMember(db, siteKey, member, { hasConsented });
  if (centavos > 0)
    await transaction(db, (tx) =>
      deposit(tx, {
        siteKey,
        at,
        idempotencyKey: `deposit:seat:${memberId}`,
        memberId,
        amountCentavos: centavos,
      }),
    );
  const token = randomUUID();
  const sitting = { siteKey, memberId, gameId, token, now: now ?? (() => at) };
  await openSession(db, sitting, now ? '60 days' : '20 minutes');
  return seatOf(db, sitting);
}

interface Sitting {
  readonly siteKey: string;
  readonly memberId: number;
  readonly gameId: number;
  readonly token: string;
  readonly now: () => Date;
}

async function openSession(
  db: Db,
  { siteKey, memberId, gameId, token }: Sitting,
  life: '20 minutes' | '60 days',
): Promise<void> {
  await db
    .insertInto('game_sessions')
    .values({
      id: randomUUID(),
      site_key: siteKey,
      member_id: memberId,
      game_id: gameId,
      integration: 'sandbox',
      device: 'mobile',
      return_origin: 'https://site.test',
      launch_hash: tokenHash(`launch ${token}`),
      launch_expires_at: at,
      token_hash: tokenHash(token),
      token_expires_at: sql<Date>`${at}::timestamptz + ${life}::interval`,
      created_at: at,
    })
    .execute();
}

function seatOf(db: Db, { siteKey, memberId, gameId, token, now }: Sitting): Seat {
  const call = () => ({ siteKey, integration: 'sandbox', at: now() });
  const frame = () => ({ site: siteKey, request_uuid: randomUUID() });
  return {
    siteKey,
    memberId,
    token,
    stake: async ({ amount, round = randomUUID(), transaction: id = randomUUID() }) => {
      const request = {
        ...frame(),
        token,
        transaction_uuid: id,
        round_id: round,
        game_code: `game-${gameId}`,
        currency: 'BRL',
        amount_centavos: amount,
      };
      return { transaction: id, round, answer: await answerOf(bet(db, call(), request)) };
    },
    win: (stake, { amount, isClosed = true, transaction: id = randomUUID() }) =>
      answerOf(
        win(db, call(), {
          ...frame(),
          transaction_uuid: id,
          reference_transaction_uuid: stake.transaction,
          round_id: stake.round,
          currency: 'BRL',
          amount_centavos: amount,
          round_closed: isClosed,
        }),
      ),
    rollback: (stake, id = randomUUID()) =>
      answerOf(
        rollback(db, call(), {
          ...frame(),
          transaction_uuid: id,
          reference_transaction_uuid: stake.transaction,
          round_id: 'any',
        }),
      ),
  };
}

/** The balance, or the code of the refusal. */
async function answerOf(outcome: Promise<WalletOutcome>): Promise<number | string> {
  try {
    return (await outcome).balanceCentavos;
  } catch (error) {
    if (error instanceof WalletRefusal) return error.code;
    throw error;
  }
}
