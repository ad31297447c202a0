import type { WalletRefusalCode } from '@mosaico/shared/game-wallet';

/** The wallet refuses a provider's call: nothing has moved. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly code: WalletRefusalCode;
  /** Only with NOT_ENOUGH_MONEY. */
  readonly balanceCentavos: number | undefined;

  constructor(code: WalletRefusalCode, balanceCentavos?: number) {
    super(code);
    this.code = code;
    this.balanceCentavos = balanceCentavos;
  }
}

/** Where a call comes from and when. */
export interface WalletCall {
  readonly siteKey: string;
  /** Key of the integration whose signature was checked. */
  readonly integration: string;
  readonly at: Date;
}

/** What a money call did. */
export interface WalletOutcome {
  readonly memberId: number;
  /** What the player can stake now: cash and bonus. */
  readonly balanceCentavos: number;
  /** Of the member's balances: tells which of two outcomes is the newer. */
  readonly version: number;
  /** True when this call moved nothing, because the same action was done before. */
  readonly isReplay: boolean;
}
