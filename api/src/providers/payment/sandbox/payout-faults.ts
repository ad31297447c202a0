import type { PayoutFailure } from '../payout-provider.ts';

/** How the sandbox treats a payout. */
export interface PayoutFault {
  /** Why it fails in the end; null when it is paid. */
  readonly failure: PayoutFailure | null;
  /** The request is carried out, but its answer is lost. */
  readonly losesAnswer: boolean;
  readonly settlesAfterMs: number;
}

const SOON_MS = 5_000;

/**
 * Faults on demand, by the centavos of the amount, as with any payout of R$ 50,91:
 *
 * - `,91` the account is closed; `,92` the key is unknown; `,93` the key is another person's; `,94` the bank refuses
 * - `,95` the answer is lost (504), the payout is carried out all the same
 * - `,96` the payout is under way for an hour
 */
export function faultOf(amountCentavos: number): PayoutFault {
  const usual: PayoutFault = { failure: null, losesAnswer: false, settlesAfterMs: SOON_MS };
  switch (amountCentavos % 100) {
    case 91:
      return { ...usual, failure: 'account_closed' };
    case 92:
      return { ...usual, failure: 'key_unknown' };
    case 93:
      return { ...usual, failure: 'other_holder' };
    case 94:
      return { ...usual, failure: 'refused' };
    case 95:
      return { ...usual, losesAnswer: true };
    case 96:
      return { ...usual, settlesAfterMs: 60 * 60_000 };
    default:
      return usual;
  }
}
