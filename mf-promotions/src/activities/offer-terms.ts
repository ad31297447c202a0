import { type Activity, locksCash } from './useActivities.ts';

/** A condition of an offer; its texts are `activities.terms.<name>.…`. */
type OfferTerm =
  | 'deposit'
  | 'total'
  | 'friend'
  | 'loss'
  | 'spins'
  | 'wagerDeposit'
  | 'wagerReward'
  | 'automatic'
  | 'until'
  | 'today'
  | 'bonus'
  | 'bonusWithDeposit'
  | 'cash';

/**
 * What an offer asks for, in the order in which a player meets it: to take part, to get the reward, to withdraw it. A bonus adds a multiple of itself to
 * what has to be wagered, and the deposit that it comes with adds its own amount (G16). Pure.
 */
export function offerTerms(activity: Activity): readonly OfferTerm[] {
  const withdraw = (ofBonus: OfferTerm) => (locksCash(activity) ? ofBonus : 'cash');
  switch (activity.kind) {
    case 'first_deposit':
      return activity.terms['timing'] === 'after'
        ? ['deposit', 'wagerReward', 'cash']
        : ['deposit', withdraw('bonusWithDeposit')];
    case 'recharge_rebate':
      return ['deposit', 'wagerDeposit', withdraw('bonus')];
    case 'invitation':
      return ['friend', withdraw('bonus')];
    case 'gift_tiers':
      return ['total', 'automatic', withdraw('bonusWithDeposit')];
    case 'lottery_wheel':
      return ['spins', 'cash'];
    case 'daily_relief':
      return ['loss', activity.state === 'claimable' ? 'today' : 'until', 'cash'];
    default:
      return [];
  }
}
