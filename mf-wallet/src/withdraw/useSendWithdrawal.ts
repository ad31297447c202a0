import { useState } from 'react';
import {
  isApiError,
  newIdempotencyKey,
  useApiMutation,
  usePlatform,
  useQueryClient,
} from '@mosaico/shared/area';
import { wireFromCentavos } from '@mosaico/shared/money';
import { sentAttempt, type SentAttempt } from './sent-attempt.ts';
import { QUOTE, WITHDRAWALS, type PayoutAccount } from './withdrawal-facts.ts';

/** What the member asks for. */
export interface WithdrawalRequest {
  readonly amountCentavos: number;
  readonly account: PayoutAccount;
}

/** What is typed to confirm it. */
export interface Confirmation {
  readonly password: string;
  /** For those who review it; empty when nothing was written. */
  readonly remark: string;
}

/** A withdrawal that the server has accepted. */
export interface MadeWithdrawal {
  readonly orderNo: string;
  /** The server's words for it (R223). */
  readonly message: string;
}

interface SendWithdrawal {
  /** @throws ApiError for a refusal, and when no answer came */
  readonly send: (request: WithdrawalRequest, confirmation: Confirmation) => Promise<MadeWithdrawal>;
  /** The last request of this member, while nobody knows whether it arrived. */
  readonly inDoubt: SentAttempt | null;
  /** What a request has to repeat of the one in doubt, which asked for the same; null where the member is free to write. */
  readonly fixedRemarkOf: (request: WithdrawalRequest) => string | null;
  /** The member has looked: there is no doubt any more. */
  readonly settle: () => void;
}

/**
 * Sends withdrawals. Member, amount and key together have one idempotency key until the server has accepted them: a refused request has
 * moved nothing and leaves its key free, so it can be sent again under it. Source: R98, R122, G27.
 */
export function useSendWithdrawal(memberId: number): SendWithdrawal {
  const { busy, session } = usePlatform();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('POST /api/drawing');
  const [inDoubt, setInDoubt] = useState(() => doubtOf(memberId));

  function note(attempt: SentAttempt): void {
    sentAttempt.keep(attempt);
    setInDoubt(attempt.isInDoubt ? attempt : null);
  }
  function settle(): void {
    sentAttempt.forget();
    setInDoubt(null);
  }
  const readAnew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [QUOTE] }),
      queries.invalidateQueries({ queryKey: [WITHDRAWALS] }),
      // The balance comes with the event stream; without it, it has to be fetched.
      session.refresh(),
    ]);

  async function send(
    { amountCentavos, account }: WithdrawalRequest,
    { password, remark }: Confirmation,
  ): Promise<MadeWithdrawal> {
    const attempt = attemptOf({ memberId, amountCentavos, accountId: account.id }, remark);
    const release = busy.hold('withdrawal');
    sentAttempt.keep({ ...attempt, isInDoubt: true });
    try {
      const { data, message } = await mutateAsync({
        body: {
          money: wireFromCentavos(amountCentavos),
          payment_type: account.pix_type,
          member_bank_id: account.id,
          name: account.owner_name,
          qk_pwd: password,
          ...(attempt.remark && { member_remark: attempt.remark }),
        },
        idempotencyKey: attempt.idempotencyKey,
      });
      settle();
      return { orderNo: data.order_no, message };
    } catch (error) {
      note({ ...attempt, isInDoubt: attempt.isInDoubt ? !isDecisive(error) : !isAnswered(error) });
      throw error;
    } finally {
      release();
      void readAnew();
    }
  }
  function fixedRemarkOf({ amountCentavos, account }: WithdrawalRequest): string | null {
    const asked = { memberId, amountCentavos, accountId: account.id };
    return asksForSame(inDoubt, asked) ? (inDoubt.remark ?? '') : null;
  }
  return { send, inDoubt, fixedRemarkOf, settle };
}

function doubtOf(memberId: number): SentAttempt | null {
  const attempt = sentAttempt.read();
  return attempt?.memberId === memberId && attempt.isInDoubt ? attempt : null;
}

/** The attempt that is kept, if it asked for the same; otherwise a new one. One in doubt keeps its remark: under one key only the same can be sent again. */
function attemptOf(asked: Asked, remark: string): SentAttempt {
  const kept = sentAttempt.read();
  if (!asksForSame(kept, asked))
    return { ...asked, remark, idempotencyKey: newIdempotencyKey(), isInDoubt: false };
  return kept.isInDoubt ? kept : { ...kept, remark };
}

type Asked = Pick<SentAttempt, 'memberId' | 'amountCentavos' | 'accountId'>;

function asksForSame(attempt: SentAttempt | null, asked: Asked): attempt is SentAttempt {
  return (
    attempt?.memberId === asked.memberId &&
    attempt.amountCentavos === asked.amountCentavos &&
    attempt.accountId === asked.accountId
  );
}

/** The server has refused this request. */
function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.status > 0 && error.status < 500;
}

/** The refusal also says that an earlier request with this key has not arrived: it was judged after the key was looked up. */
function isDecisive(error: unknown): boolean {
  return isAnswered(error) && isApiError(error) && ![401, 409, 429].includes(error.status);
}
