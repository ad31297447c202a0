import { openStorage, readJson } from '@mosaico/shared/storage';

const STORAGE_KEY = 'wallet.withdrawal-attempt';

/**
 * A withdrawal that was sent from this tab. It is kept until the server has said yes, so that neither a lost answer nor a reload makes
 * a second one: what is sent again for the same member, amount and key has the same idempotency key. No password and no Pix key is in it.
 */
export interface SentAttempt {
  readonly memberId: number;
  readonly amountCentavos: number;
  readonly accountId: number;
  /** What the member wrote to it; what is sent again says the same. Absent from an attempt that a release before it has kept. */
  readonly remark?: string;
  readonly idempotencyKey: string;
  /** Nobody knows whether the server got it. */
  readonly isInDoubt: boolean;
}

export const sentAttempt = {
  read(): SentAttempt | null {
    const kept = readJson(ofTab(), STORAGE_KEY);
    return isAttempt(kept) ? kept : null;
  },
  keep(attempt: SentAttempt): void {
    ofTab().setItem(STORAGE_KEY, JSON.stringify(attempt));
  },
  forget(): void {
    ofTab().removeItem(STORAGE_KEY);
  },
};

function isAttempt(kept: unknown): kept is SentAttempt {
  return typeof kept === 'object' && kept !== null && 'idempotencyKey' in kept && 'amountCentavos' in kept;
}

const ofTab = () => openStorage(() => window.sessionStorage);
