import { aUser } from '@mosaico/shared/testing';
import { moneyOf } from './money-of.ts';

it('[A42] [G17] tells what can be played, what of it is bonus, and what the server lets be withdrawn', () => {
  const user = aUser({
    money: '75.00',
    bonus_money: '25.00',
    withdrawable_money: '50.00',
    fs_money: '3.20',
    ml_money: '0.01',
  });

  expect(moneyOf(user)).toEqual({
    balanceCentavos: 75_00,
    bonusCentavos: 25_00,
    withdrawableCentavos: 50_00,
    rebateCentavos: 3_20,
    turnoverCentavos: 1,
  });
});

it('[R90] counts what an earlier page view has not kept as nothing', () => {
  const { bonus_money: _, withdrawable_money: __, ...old } = aUser({ money: '75.00' });

  expect(moneyOf(old as ReturnType<typeof aUser>)).toMatchObject({
    balanceCentavos: 75_00,
    bonusCentavos: 0,
    withdrawableCentavos: 0,
  });
});
