import type { UserInfo } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

/** A member's money as it is explained to them. Amounts in centavos. */
export interface MemberMoney {
  /** What they can play with; what is held for a withdrawal is not in it. */
  readonly cashCentavos: number;
  /** Rebate that waits to be claimed (fs_money). */
  readonly rebateCentavos: number;
  /** What is still to be wagered before a withdrawal (ml_money). */
  readonly turnoverCentavos: number;
  /** What may be withdrawn now: nothing while there is something left to wager. */
  readonly withdrawableCentavos: number;
}

/** @param cashCentavos the newest cash balance, which may be ahead of the user info. Source: R83, G17. */
export function moneyOf(
  { fs_money, ml_money }: Pick<UserInfo, 'fs_money' | 'ml_money'>,
  cashCentavos: number,
): MemberMoney {
  const turnoverCentavos = centavosFromWire(ml_money || '0.00');
  return {
    cashCentavos,
    rebateCentavos: centavosFromWire(fs_money || '0.00'),
    turnoverCentavos,
    withdrawableCentavos: turnoverCentavos > 0 ? 0 : cashCentavos,
  };
}
