import { wireFromCentavos } from '@mosaico/shared/money';
import { type CardMaker, type CardOfKind, moneyProgress } from '../card.ts';
import { IN_FULL } from '../counting.ts';
import { asOf } from '../terms.ts';
import { rebateOf, rebateRulesOf, rebatesOf, type ShownRebate } from './rebates.ts';

/** The recharge rebate on the hub: what can be claimed comes first, then the row that bets fill now, then one that is full and contested (A68). */
export const rechargeRebateCard: CardMaker = async (db, promotion, { siteKey, memberId }, now) => {
  const rules = rebateRulesOf(promotion);
  const rows = memberId === null ? [] : await rebatesOf(db, { siteKey, memberId }, now);
  const oldest = rows.filter(({ promotion_key: key }) => key === promotion.key).reverse();
  const full = oldest.find(({ status }) => status === 'claimable');
  const open = oldest.filter(({ status }) => status === 'in_progress');
  const filling = open.find((row) => row.wagered_centavos < row.required_centavos) ?? open[0];
  const exampleDeposit = 2 * rules.minCentavos;
  const example = rebateOf(rules, exampleDeposit);
  const terms = {
    exampleDeposit: wireFromCentavos(exampleDeposit),
    exampleWager: wireFromCentavos(example?.requiredCentavos ?? 0),
    exampleReward: wireFromCentavos(example?.rewardCentavos ?? 0),
    min: wireFromCentavos(rules.minCentavos),
    most: wireFromCentavos(rules.maxRewardCentavos),
    times: String(rules.timesWagered),
    percent: String(rules.rewardPercent),
    days: String(rules.days),
  };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: wireFromCentavos(rules.maxRewardCentavos),
    terms,
    betShares: IN_FULL,
    ...more,
  });
  const turnoverOf = (row: ShownRebate) => String(asOf(promotion, row.opened_at).turnover_percent / 100);
  if (full)
    return card('claimable', { reward: wireFromCentavos(full.reward_centavos), turnover: turnoverOf(full) });
  if (!filling)
    return card('available', { takesCentavos: rebateOf(rules, rules.minCentavos)?.rewardCentavos ?? 0 });
  return card('in_progress', {
    reward: wireFromCentavos(filling.reward_centavos),
    turnover: turnoverOf(filling),
    progress: moneyProgress(filling.wagered_centavos, filling.required_centavos),
  });
};
