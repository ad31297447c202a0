import type { UserInfo } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

/** A member's money as it is explained to them. Amounts in centavos. */
export interface MemberMoney {
  /** What they can play with, cash and bonus; what is held for a withdrawal is not in it. */
  readonly balanceCentavos: number;
  /** The part of it that is bonus: to play with only. */
  readonly bonusCentavos: number;
  /** Rebate that waits to be claimed (fs_money). */
  readonly rebateCentavos: number;
  /** What is still to be wagered before a withdrawal (ml_money). */
  readonly turnoverCentavos: number;
  /** What may be withdrawn now, by the server's rule. */
  readonly withdrawableCentavos: number;
}

type MoneyFields = Pick<UserInfo, 'money' | 'bonus_money' | 'fs_money' | 'ml_money' | 'withdrawable_money'>;

/** Source: R83, R90, A42, G17. */
export function moneyOf(user: MoneyFields): MemberMoney {
  return {
    balanceCentavos: centavosOf(user.money),
    bonusCentavos: centavosOf(user.bonus_money),
    rebateCentavos: centavosOf(user.fs_money),
    turnoverCentavos: centavosOf(user.ml_money),
    withdrawableCentavos: centavosOf(user.withdrawable_money),
  };
}

/** A member kept by an earlier page view may lack a field. */
function centavosOf(wire: string | undefined): number {
  return centavosFromWire(wire || '0.00');
}
