import { createHash } from 'node:crypto';
import type { Db } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import type {
  Hub88BetRequest,
  Hub88RollbackRequest,
  Hub88WinRequest,
} from '../../providers/game/hub88/hub88-wire.ts';
import { bet } from '../wallet/bets.ts';
import { WalletRefusal, type WalletCall, type WalletOutcome } from '../wallet/refusal.ts';
import { rollback } from '../wallet/rollbacks.ts';
import { sessionOf } from '../wallet/sessions.ts';
import { win } from '../wallet/wins.ts';

/** A call of the aggregator, and the member it names. */
export interface Hub88Call extends WalletCall {
  readonly memberId: number;
}

/**
 * A bet. One that closes its round is a lost one: it is taken and the round is closed at once, or neither.
 *
 * @throws WalletRefusal as `bet`; INVALID_TOKEN too where the session is another member's
 */
export async function hub88Bet(db: Db, call: Hub88Call, sent: Hub88BetRequest): Promise<WalletOutcome> {
  await assertOwnSession(db, call, sent.token);
  const { token, game_code, currency, request_uuid, transaction_uuid } = sent;
  const round_id = roundIdOf(sent.round, transaction_uuid);
  const frame = { site: call.siteKey, request_uuid, round_id, currency };
  const stake = { ...frame, token, game_code, transaction_uuid, amount_centavos: sent.amount };
  if (!sent.round_closed) return bet(db, call, stake);
  const close = {
    ...frame,
    transaction_uuid: closingId(transaction_uuid),
    reference_transaction_uuid: transaction_uuid,
    amount_centavos: 0,
    round_closed: true,
  };
  return transaction(
    db,
    async (tx) => {
      const { isReplay } = await bet(tx, call, stake);
      return { ...(await win(tx, call, close)), isReplay };
    },
    'money',
  );
}

/** A win. @throws WalletRefusal as `win`; TRANSACTION_DOES_NOT_EXIST too where the bet is another member's */
export async function hub88Win(db: Db, call: Hub88Call, sent: Hub88WinRequest): Promise<WalletOutcome> {
  await assertOwnBet(db, call, sent.reference_transaction_uuid);
  const { request_uuid, transaction_uuid, reference_transaction_uuid, currency } = sent;
  return win(db, call, {
    site: call.siteKey,
    request_uuid,
    transaction_uuid,
    reference_transaction_uuid,
    round_id: roundIdOf(sent.round, reference_transaction_uuid),
    currency,
    amount_centavos: sent.amount,
    round_closed: sent.round_closed ?? false,
  });
}

/** Takes a bet back. @throws WalletRefusal as `rollback`; TRANSACTION_DOES_NOT_EXIST too where the bet is another member's */
export async function hub88Rollback(
  db: Db,
  call: Hub88Call,
  sent: Hub88RollbackRequest,
): Promise<WalletOutcome> {
  await assertOwnBet(db, call, sent.reference_transaction_uuid);
  const { request_uuid, transaction_uuid, reference_transaction_uuid } = sent;
  return rollback(db, call, {
    site: call.siteKey,
    request_uuid,
    transaction_uuid,
    reference_transaction_uuid,
    round_id: roundIdOf(sent.round, reference_transaction_uuid),
  });
}

/** The session, where it is the member's. @throws WalletRefusal INVALID_TOKEN */
export async function assertOwnSession(db: Db, call: Hub88Call, token: string) {
  const session = await sessionOf(db, call, token);
  if (session.member_id !== call.memberId) throw new WalletRefusal('INVALID_TOKEN');
  return session;
}

/** A bet never changes its member, so it may be read before the wallet is asked. */
async function assertOwnBet(db: Db, call: Hub88Call, reference: string): Promise<void> {
  const known = await db
    .selectFrom('game_transactions')
    .select('member_id')
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('transaction_uuid', '=', reference)
    .executeTakeFirst();
  const owner = known?.member_id ?? null;
  if (owner !== null && owner !== call.memberId) throw new WalletRefusal('TRANSACTION_DOES_NOT_EXIST');
}

/** Our name of a round: theirs, where it is one of ours; else a hash of it. Without a round, the bet is one of its own. */
function roundIdOf(round: string | null | undefined, betId: string): string {
  if (!round) return betId;
  return /^[A-Za-z0-9_-]{1,60}$/.test(round)
    ? round
    : createHash('sha256').update(round).digest('hex').slice(0, 63).padStart(64, 'h');
}

/** The id of the action that closes the round of a bet: the same one however often the bet is sent. */
function closingId(betId: string): string {
  return createHash('sha256')
    .update(`close:${betId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
