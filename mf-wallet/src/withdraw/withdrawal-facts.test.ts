import { aQuote, CPF_KEY, EMAIL_KEY, WAITING_KEY } from '../testing/withdrawals.ts';
import { durationText } from './duration-text.ts';
import { quickAmounts } from './quick-amounts.ts';
import { sentAttempt } from './sent-attempt.ts';
import { statesAhead } from './states.ts';
import { amountFault, chosenAccount } from './withdrawal-facts.ts';

it.each([
  [2_000, null],
  [1_999, 'withdraw.below'],
  [35_000, null],
  [35_001, 'withdraw.over'],
  [1_000_001, 'withdraw.above'],
  [null, 'withdraw.amountRequired'],
] as const)('[R142] [R260] judges %j centavos as %j', (amountCentavos, fault) => {
  expect(amountFault(amountCentavos, aQuote())).toBe(fault);
});

it('[R102] falls back to the first key that can be used', () => {
  expect(chosenAccount([WAITING_KEY, CPF_KEY, EMAIL_KEY], undefined)).toBe(CPF_KEY);
  expect(chosenAccount([WAITING_KEY, CPF_KEY, EMAIL_KEY], 4)).toBe(EMAIL_KEY);
  expect(chosenAccount([WAITING_KEY, CPF_KEY, EMAIL_KEY], 5)).toBe(CPF_KEY);
  expect(chosenAccount([WAITING_KEY], 5)).toBeUndefined();
});

it.each([
  [45, 'en', '45 seconds'],
  [600, 'pt-BR', '10 minutos'],
  [601, 'en', '11 minutes'],
  [7_200, 'en', '2 hours'],
])('says %d seconds in %s as %s', (seconds, locale, text) => {
  expect(durationText(seconds, locale)).toBe(text);
});

it('offers round amounts between the minimum and what there is', () => {
  expect(quickAmounts(2_000, 6_000)).toEqual([5_000]);
  expect(quickAmounts(2_000, 4_000)).toEqual([]);
  expect(quickAmounts(2_000, 1_000_000)).toEqual([20_000, 50_000, 100_000]);
});

it('[R122] says what follows a state, and nothing after an end', () => {
  expect(statesAhead('approved')).toEqual(['processing', 'paid']);
  expect(statesAhead('failed')).toEqual(['refunded']);
  expect(statesAhead('rejected')).toEqual([]);
  expect(statesAhead('paid')).toEqual([]);
});

it('reads nothing from a damaged note of an attempt', () => {
  window.sessionStorage.setItem('wallet.withdrawal-attempt', '{"idempotencyKey"');

  expect(sentAttempt.read()).toBeNull();
  window.sessionStorage.clear();
});
