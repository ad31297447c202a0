import type { Promotion } from './promotion.ts';

export type ComplianceProfile = 'sandbox' | 'br-licensed';

/**
 * What a site under the Brazilian licence may do with a kind of promotion. Lei 14.790/2023, article 29, forbids an advantage before the bet:
 * `off`, it is not offered; `after_bets`, its reward comes in cash once the bets were made. A kind that is not named stays as it is,
 * because it rewards bets that were settled.
 */
const UNDER_LICENCE: Readonly<Record<string, 'off' | 'after_bets'>> = {
  first_deposit: 'after_bets',
  gift_tiers: 'off',
};

/** The promotion as a site of this profile offers it; null where it may not. Pure. */
export function underLicence(promotion: Promotion, profile: ComplianceProfile): Promotion | null {
  if (profile === 'sandbox') return promotion;
  const rule = UNDER_LICENCE[promotion.kind];
  if (rule === 'off') return null;
  return rule === 'after_bets' ? { ...promotion, purse: 'cash', turnover_percent: 0 } : promotion;
}
