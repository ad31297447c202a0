import { underLicence } from './licence.ts';
import type { Promotion } from './promotion.ts';
import { rowOfOffer, SEEDED_PROMOTIONS } from './seed.ts';

const offers = SEEDED_PROMOTIONS.map((offer, place) => ({
  ...rowOfOffer('demo', offer, { place, at: new Date(0) }),
  is_stopped: false,
  awarded_centavos: 0,
  least_vip_level: 0,
})) as Promotion[];

/** Domain 1.5.2: C2 to C5. Each row says what of it differs from the sandbox's. */
describe('what a site offers', () => {
  it('[R8] is everything on a sandbox, as its rows say', () => {
    for (const offer of offers)
      expect(underLicence(offer, 'sandbox')).toEqual({ ...offer, isForBettorsAlone: false });
  });

  it.each([
    ['first_deposit', { purse: 'cash', turnover_percent: 0 }],
    ['recharge_rebate', {}],
    ['invitation', { purse: 'cash', turnover_percent: 0 }],
    ['gift_tiers', null],
    ['vip_upgrade', {}],
    ['vip_weekly', { isForBettorsAlone: true }],
    ['lottery_wheel', {}],
    ['daily_relief', {}],
    ['cover', {}],
    ['rebate', {}],
  ])('[R8] under the Brazilian licence gives nothing before a bet: %s', (kind, change) => {
    const offer = offers.find((each) => each.kind === kind);

    const offered = offer && underLicence(offer, 'br-licensed');

    expect(offered).toEqual(change && { ...offer, isForBettorsAlone: false, ...change });
  });

  it('[R8] each kind of the demonstration sites has a row above', () => {
    expect(offers).toHaveLength(10);
  });
});
