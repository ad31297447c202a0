import { moneyOf } from './money-of.ts';

it.each([
  ['all of the cash', '0.00', 123_450],
  ['nothing', '0.01', 0],
  ['nothing', '500.00', 0],
])('[G17] lets a member withdraw %s while R$ %s are to be wagered', (_, ml_money, withdrawableCentavos) => {
  expect(moneyOf({ fs_money: '3.20', ml_money }, 123_450)).toMatchObject({
    cashCentavos: 123_450,
    rebateCentavos: 320,
    withdrawableCentavos,
  });
});
