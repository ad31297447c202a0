import { isOpenBeforeConsent } from './open-before-consent.ts';

describe('the pages that the question for consent leaves free [R258]', () => {
  it.each([
    '/withdraw',
    '/withdrawalRecord',
    '/rechargeRecord',
    '/gameRecord',
    '/order-center/fee',
    '/profile',
    '/identity',
    '/security-center',
    '/security-center/your-data',
    '/information-center/support',
    '/responsible-gaming',
    '/terms',
    '/privacy',
    '/fairness',
  ])('%s is one of them', (path) => {
    expect(isOpenBeforeConsent(path)).toBe(true);
  });

  it.each([
    '/',
    '/game',
    '/gameInfo',
    '/recharge',
    '/promotion/activity',
    '/agency-center/reward',
    '/withdrawn',
  ])('%s is none', (path) => {
    expect(isOpenBeforeConsent(path)).toBe(false);
  });
});
