import type { Promotion } from './promotion.ts';
import type { WithEarlierTerms } from './terms.ts';

export type ComplianceProfile = 'sandbox' | 'br-licensed';

interface UnderLicence {
  /** Given to who has bet in the time that it is for, and to nobody else. */
  readonly isForBettorsAlone: boolean;
}

/** A promotion as its site may offer it. */
export type Offered = Promotion & WithEarlierTerms & UnderLicence;

/**
 * What a site under the Brazilian licence may do with a kind of promotion. Lei 14.790/2023, article 29, forbids an advantage before the bet:
 * `off`, it is not offered; `after_bets`, its reward comes in cash once the bets were made; `in_cash`, its reward is no stake: it rewards no bet, so it
 * comes in cash and nothing has to be bet for it (an inviter may never have bet); `to_bettors`, who has not bet gets nothing. A kind
 * that is not named stays as it is, because it rewards bets that were settled. What losses bring is called a reward on the screens.
 */
const UNDER_LICENCE: Readonly<Record<string, 'off' | 'after_bets' | 'in_cash' | 'to_bettors'>> = {
  first_deposit: 'after_bets',
  gift_tiers: 'off',
  invitation: 'in_cash',
  vip_weekly: 'to_bettors',
};

/** The promotion as a site of this profile offers it; null where it may not. Pure. */
export function underLicence<Row extends Promotion>(
  promotion: Row,
  profile: ComplianceProfile,
): (Row & UnderLicence) | null {
  const rule = profile === 'br-licensed' ? UNDER_LICENCE[promotion.kind] : undefined;
  if (rule === 'off') return null;
  return {
    ...promotion,
    ...((rule === 'after_bets' || rule === 'in_cash') && { purse: 'cash', turnover_percent: 0 }),
    isForBettorsAlone: rule === 'to_bettors',
  };
}
