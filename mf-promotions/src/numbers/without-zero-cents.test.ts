import { withoutZeroCents } from './without-zero-cents.ts';

it.each([
  ['100% até R$ 1.500,00', '100% até R$ 1.500'],
  ['Up to R$1,000.00 in all', 'Up to R$1,000 in all'],
  ['1.500,00 R$', '1.500 R$'],
  ['R$ 100.000,00 ou R$ 20,50', 'R$ 100.000 ou R$ 20,50'],
  ['12,05%', '12,05%'],
])('leaves the cents out where there are none: %s', (text, short) => {
  expect(withoutZeroCents(text)).toBe(short);
});
