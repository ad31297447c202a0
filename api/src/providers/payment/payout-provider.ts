import type { PixType } from '@mosaico/shared/rules';

/** A Pix from the site's account to a player's key. */
export interface PayoutRequest {
  /** 1 to 35 letters and digits, chosen by us: sending twice with the same one makes one payout. */
  readonly payoutId: string;
  readonly amountCentavos: number;
  /** In the form in which `payout_accounts` keeps it. */
  readonly pixKey: { readonly type: PixType; readonly key: string };
  /** Digits. The bank pays only a key that belongs to this person. */
  readonly payeeCpf: string;
  /** Shown on the payee's statement; at most 140 characters. */
  readonly description: string;
}

/**
 * How a payout stands.
 *
 * - `processing`: taken; it will be paid or fail, and is asked about again.
 * - `paid`: the money has left the account. Final.
 * - `failed`: nothing has left the account, or all of it is back. Final: under this id nothing is paid any more.
 */
export type PayoutState =
  | { readonly status: 'processing' }
  | { readonly status: 'paid'; readonly e2eid: string; readonly paidAt: Date }
  | { readonly status: 'failed'; readonly reason: PayoutFailure };

/** Why a bank did not pay. `refused` is every reason that is none of the others. */
export const PAYOUT_FAILURES = [
  'key_unknown',
  'other_holder',
  'account_closed',
  'insufficient_balance',
  'refused',
] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

/**
 * Pays out by Pix, from the account of one site. The Central Bank's API Pix leaves this to each institution, so it is an
 * interface of its own beside `PaymentProvider`.
 */
export interface PayoutProvider {
  /**
   * Sends the payout, or finds the one that was sent under this id. An answer that it `failed` is certain: nothing was paid.
   *
   * @throws ProviderUnavailable; whether it was taken is unknown then: ask `payoutState`, or send the same request again. Never
   *   send it under another id, and never give the money back to the player, before a state is known
   */
  sendPayout(request: PayoutRequest): Promise<PayoutState>;
  /**
   * How a payout stands; null when the provider knows none of this id. Null is no failure: a request that is still on its way
   * can arrive later, so the same one is sent again.
   *
   * @throws ProviderUnavailable
   */
  payoutState(payoutId: string): Promise<PayoutState | null>;
}
