import { useEffect, useRef, useState } from 'react';
import type { Answer } from '@mosaico/shared/api';
import { isApiError, newIdempotencyKey, useApiMutation, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { PaymentMethod } from './payment-methods.ts';

type Answered = Answer<'POST /api/recharge/online'>;
export type Charge = NonNullable<Answered['data']>;

/** A charge that was made just now. */
export interface NewCharge {
  readonly charge: Charge;
  /** The server's words for it (R119). */
  readonly message: string;
}

export interface DepositRequest {
  readonly method: PaymentMethod;
  readonly amountCentavos: number;
}

interface StartDeposit {
  /**
   * Sends the request and follows the answer.
   *
   * @returns null when the deposit has begun, else what the player has to be told
   * @throws ApiError for a refusal, also one with the status `fail` (R121, A50)
   */
  readonly start: (request: DepositRequest) => Promise<string | null>;
  readonly isStarting: boolean;
}

/**
 * Starts deposits. One attempt has one idempotency key: it stays while nobody knows whether the server got it
 * (no answer, or the server failed), so that trying again makes no second deposit. Source: R119 to R121, G27.
 */
export function useStartDeposit(onCharge: (charge: NewCharge) => void): StartDeposit {
  const platform = usePlatform();
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useApiMutation('POST /api/recharge/online');
  const attempt = useRef({ content: '', key: '' });
  const leaving = useLeaving();

  async function start({ method, amountCentavos }: DepositRequest): Promise<string | null> {
    const body = {
      money: wireFromCentavos(amountCentavos),
      payment_id: method.id,
      payment_type: method.type,
    };
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    const release = platform.busy.hold('deposit');
    try {
      const answer = await mutateAsync({ body, idempotencyKey: attempt.current.key });
      attempt.current = { content: '', key: '' };
      return follow(answer);
    } catch (error) {
      const isAnswered = isApiError(error) && error.status > 0 && error.status < 500;
      if (isAnswered) attempt.current = { content: '', key: '' };
      throw error;
    } finally {
      release();
    }
  }

  /** Leads to the payment page, or shows the code; the message is shown either way (R120, A8). */
  function follow({ message, pay_url: payUrl, data }: Answered): string | null {
    if (payUrl && platform.navigation.leave(payUrl, { tone: 'success', text: message })) {
      leaving.begin();
      return null;
    }
    if (!data) return payUrl ? t('payPageRefused') : message;
    onCharge({ charge: data, message });
    return null;
  }

  return { start, isStarting: isPending || leaving.isUnderWay };
}

/** The page is about to be left, until the player comes back to it: nothing is sent twice meanwhile. */
function useLeaving() {
  const [isUnderWay, setUnderWay] = useState(false);
  useEffect(() => {
    const back = () => setUnderWay(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return { isUnderWay, begin: () => setUnderWay(true) };
}
