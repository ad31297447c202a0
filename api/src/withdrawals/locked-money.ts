import type { Data } from '@mosaico/shared/api';
import type { Standing } from './standing.ts';

type Reason = Data<'GET /api/drawing/quote'>['locked'][number]['reason'];

/**
 * What of a member's money cannot be withdrawn, and why. Pure. What is withdrawable, `turnover`, `owed` and `bonus` together are
 * what can be played, to the centavo.
 *
 * Source: G17, A42, I22.
 */
export function lockedMoney({
  balances,
  turnoverCentavos,
  lackingCentavos,
}: Pick<Standing, 'balances' | 'turnoverCentavos' | 'lackingCentavos'>): readonly (readonly [
  Reason,
  number,
])[] {
  const { cashCentavos, bonusCentavos, heldCentavos, disputedCentavos } = balances;
  const owed = Math.min(cashCentavos, lackingCentavos);
  const reasons: readonly (readonly [Reason, number])[] = [
    ['turnover', turnoverCentavos > 0 ? cashCentavos - owed : 0],
    ['owed', owed],
    ['bonus', bonusCentavos],
    ['held', heldCentavos],
    ['disputed', Math.max(0, disputedCentavos)],
  ];
  return reasons.filter(([, amountCentavos]) => amountCentavos > 0);
}
