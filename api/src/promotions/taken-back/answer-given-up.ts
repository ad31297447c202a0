import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../../db/transaction.ts';
import { type Caller, success } from '../../http/route.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { tellBalance } from '../claim.ts';
import { giveUpBonus } from './give-up.ts';

interface GivingUp {
  readonly owner: MemberKey;
  readonly awardId: number;
  readonly caller: Caller;
}

/** Gives a bonus up in one transaction, and tells the member's open tabs of the new balance. Source: A62. */
export async function answerGivenUp(deps: Deps, { owner, awardId, caller }: GivingUp) {
  const given = await transaction(
    deps.db,
    (tx) => giveUpBonus(tx, owner, awardId, deps.clock.now()),
    'money',
  );
  const { amountCentavos, turnoverCentavos, isInPlay } = given;
  await tellBalance(deps, owner);
  const { messageSet, t } = caller;
  const money = (centavos: number) => formatBRL(centavos, htmlLangOf(messageSet));
  const data = {
    amount: wireFromCentavos(amountCentavos),
    turnover_amount: wireFromCentavos(turnoverCentavos),
    ends_with_round: isInPlay ? (1 as const) : (0 as const),
  };
  const values = { amount: money(amountCentavos), turnover: money(turnoverCentavos) };
  return success(data, t(isInPlay ? 'promotion.given_up_in_play' : 'promotion.given_up', values));
}
