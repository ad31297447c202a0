import type { PixNotice } from './pix-wire.ts';

/** What a deposit asks of the provider. */
export interface ChargeRequest {
  /** 26 to 35 letters and digits, chosen by us: asking twice with the same one makes one charge. */
  readonly txid: string;
  readonly amountCentavos: number;
  readonly expiresAfterSeconds: number;
  /** Key the money goes to. */
  readonly pixKey: string;
  /** Whose money is expected (G13). */
  readonly payer: { readonly cpf: string; readonly name: string };
}

/** A charge that can be paid. */
export interface Charge {
  readonly txid: string;
  /** BR Code; its checksum has been verified. */
  readonly brCode: string;
  readonly expiresAt: Date;
  /** Where the sandbox lets a player pay; empty with a real provider. */
  readonly paymentPage: string;
}

/** Pix through a payment institution. */
export interface PaymentProvider {
  /**
   * Makes the charge, or finds the one that was made for this txid.
   *
   * @throws ProviderUnavailable; the charge may or may not exist then: ask again with the same txid
   */
  createCharge(request: ChargeRequest): Promise<Charge>;
  /** What was paid into a charge so far, for when a notice got lost. @throws ProviderUnavailable */
  paymentsOf(txid: string): Promise<readonly PixNotice[]>;
  /**
   * Gives a received Pix back in full (devolução). The same id again is no second refund: it tells how the first one stands. One that
   * somebody has given back at the institution, under whatever id, is not given back again either: it tells how that stands.
   *
   * @throws ProviderUnavailable; the refund may or may not be under way then: ask again with the same id
   */
  refund(request: RefundRequest): Promise<RefundState>;
  /**
   * Has notices of what is paid to a Pix key sent to this address, to which the provider adds `/pix`.
   *
   * @throws ProviderUnavailable
   */
  sendNoticesTo(pixKey: string, url: string): Promise<void>;
}

/** A refund that is asked of the provider. */
export interface RefundRequest {
  /** End-to-end id of the payment. */
  readonly e2eid: string;
  /** 1 to 35 letters and digits, chosen by us. */
  readonly refundId: string;
  readonly amountCentavos: number;
}

/** `processing`: taken and not carried out yet. `refused` is final: under this id nothing comes any more. */
export type RefundState = 'done' | 'processing' | 'refused';

/** The provider did not answer, refused, or answered something unreadable. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  /** Status of the answer; null when there was none that could be read. */
  readonly status: number | null;

  constructor(
    message: string,
    { status = null, cause }: { readonly status?: number | null; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
  }
}
