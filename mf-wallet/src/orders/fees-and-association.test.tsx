import { screen, within } from '@testing-library/react';
import { okBody, refusal } from '@mosaico/shared/testing';
import { PIX } from '../testing/deposits.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { AssociationScreen } from './AssociationScreen.tsx';
import { FeeScreen } from './FeeScreen.tsx';

const at = '2026-11-02T15:00:00.000Z';

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('fee screen [R64]', () => {
  const fee = {
    id: 1,
    type: 'withdraw',
    order_no: 'W1',
    amount: '50.00',
    fee: '1.00',
    rate: '2.00',
    created_at: at,
  } as const;
  const open = (fees: ReturnType<typeof okBody<{ fee: (typeof fee)[]; next: null }>>) =>
    openScreen(<FeeScreen />, {
      at: '/order-center/fee',
      api: {
        'GET /api/payments/list': okBody([
          PIX,
          { ...PIX, id: 2, name: 'Card', fee_rate: '0.0150', fee_fixed: '0.50' },
        ]),
        'GET /api/tradingrules': okBody({
          html: '',
          items: [],
          min: '20.00',
          max: '10000.00',
          fee: '2.00',
          free_per_day: 3,
          daily_limit: '50000.00',
          daily_count: 5,
        }),
        'GET /api/ordercenter/fee': fees,
      },
    });

  it('[R11] [R221] [A55] tells what deposits and withdrawals cost, and every fee with its rate', async () => {
    await open(okBody({ fee: [fee], next: null }));

    expect(await screen.findByText('Free')).toBeVisible();
    expect(screen.getByText('1.5% + R$0.50')).toBeVisible();
    expect(screen.getByText('Free up to 3 a day, then 2% of the amount')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Fees' }));
    expect(list.getByText('Withdrawal fee')).toBeVisible();
    expect(list.getByText('2% of R$50.00')).toBeVisible();
  });

  it('[R233] says that no fee was charged', async () => {
    await open(okBody({ fee: [], next: null }));

    expect(await screen.findByText('No fee was charged in this period')).toBeVisible();
  });
});

describe('association screen [R65]', () => {
  const order = (
    id: number,
    type: 'recharge' | 'bonus' | 'withdraw',
    orderNo: string,
    relatedOrderNo: string,
    depositOrderNo = '',
  ) => ({
    id,
    type,
    title: type,
    order_no: orderNo,
    related_order_no: relatedOrderNo,
    deposit_order_no: depositOrderNo,
    amount: '10.00',
    created_at: at,
  });

  it('[R11] [R222] [R109] shows each withdrawal with what came before it, a bonus with its deposit, and what has come since the last one', async () => {
    const association = [
      order(4, 'recharge', 'R2', ''),
      order(3, 'withdraw', 'W1', ''),
      order(2, 'bonus', '', 'W1', 'R1'),
      order(1, 'recharge', 'R1', 'W1'),
    ];
    await openScreen(<AssociationScreen />, {
      at: '/order-center/association',
      api: { 'GET /api/ordercenter/association': okBody({ association, next: null }) },
    });

    const open = within(await screen.findByRole('region', { name: 'Since the last withdrawal' }));
    expect(open.getByText('R2')).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Withdrawal W1' }));
    expect(first.getByText('-R$10.00')).toBeVisible();
    expect(first.getByText('R$20.00')).toBeVisible();
    expect(first.getAllByRole('listitem')).toHaveLength(3);
    expect(first.getByText('For deposit R1')).toBeVisible();
    expect(screen.getAllByText(/^For deposit/)).toHaveLength(1);
  });

  it('[R232] says that it did not load', async () => {
    await openScreen(<AssociationScreen />, {
      at: '/order-center/association',
      api: { 'GET /api/ordercenter/association': refusal('internal', 'Something went wrong') },
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
  });
});
