/**
 * How a contestation stands at the institution.
 *
 * - `open`: it waits for what the receiver says, until `decideBy`.
 * - `accepted`: the money goes back to the payer. `isReturned`: the institution has taken it back by itself; otherwise the receiver
 *   sends it back (`PaymentProvider.refund`).
 * - `rejected`: it stays with the receiver. `withdrawn`: so it does, because the payer has taken the contestation back.
 */
export interface Contestation {
  /** The institution's own id: 1 to 36 letters, digits and hyphens. */
  readonly number: string;
  /** The Pix that is contested, as a whole. */
  readonly e2eid: string;
  readonly cause: 'fraud' | 'error';
  readonly status: 'open' | 'accepted' | 'rejected' | 'withdrawn';
  readonly isReturned: boolean;
  readonly openedAt: Date;
  /** After this the institution decides alone. */
  readonly decideBy: Date;
}

/** What a receiver says to a contestation. */
export type Verdict = 'accepted' | 'rejected';

/**
 * Contestations of what the account of one site has received (MED). Between banks they go over the Central Bank's directory; how an
 * institution tells its own customers is left to each, so it is an interface of its own beside `PaymentProvider`.
 */
export interface ContestationProvider {
  /** One of them; null when the institution knows none of this id for this account. @throws ProviderUnavailable */
  contestation(number: string): Promise<Contestation | null>;
  /** All that are open, for when a notice got lost. @throws ProviderUnavailable */
  openContestations(): Promise<readonly Contestation[]>;
  /**
   * Says what the receiver thinks. The same again is harmless; of one that is decided already it only tells how it stands.
   *
   * @throws ProviderUnavailable; whether it has arrived is unknown then: say the same again
   */
  decide(number: string, verdict: Verdict): Promise<Contestation>;
}
