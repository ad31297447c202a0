import type { PixNotice } from './pix-wire.ts';

/** A Pix that a site's account has received, with what of it went back. */
export interface ReceivedMovement {
  readonly e2eid: string;
  readonly receivedCentavos: number;
  readonly returnedCentavos: number;
  /** Whether anything of it has gone back, or is about to. */
  readonly isReturning: boolean;
  readonly paidAt: Date;
  /** The Pix as a notice tells it. */
  readonly notice: PixNotice;
}

/** A payout that has left a site's account. */
export interface PayoutMovement {
  readonly payoutId: string;
  readonly paidCentavos: number;
  readonly paidAt: Date;
}

/** A span of time; `to` belongs to it no more. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What moved in a site's account, as the institution tells it: the other side of `external:psp`. */
export interface AccountStatement {
  /** By when it was paid; each with all that went back until now. @throws ProviderUnavailable */
  received(span: Span): Promise<readonly ReceivedMovement[]>;
  /** By when it left. @throws ProviderUnavailable */
  paidOut(span: Span): Promise<readonly PayoutMovement[]>;
}
