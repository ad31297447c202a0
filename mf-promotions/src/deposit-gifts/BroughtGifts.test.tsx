import { act, screen, within } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import { aUser, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { BROUGHT, BroughtGifts } from './BroughtGifts.tsx';

type Brought = Data<typeof BROUGHT>;

const deposit = { order_no: 'R1', money: '3000.00', paid_at: '2026-11-02T15:01:00.000Z' };
const tier = {
  kind: 'gift_tiers',
  amount: '225.00',
  turnover_amount: '1125.00',
  wager_first: '0.00',
  status: 'given',
} as const;
const first = {
  kind: 'first_deposit',
  amount: '1500.00',
  turnover_amount: '7500.00',
  wager_first: '0.00',
  status: 'claimable',
} as const;

async function open(answer: Partial<Brought>) {
  let now: Brought = { deposit, is_decided: true, list: [], ...answer };
  const platform = fakePlatform({ user: aUser(), api: { [BROUGHT]: () => okBody(now) } });
  const rendered = await renderScreen(<BroughtGifts />, { platform, messages: { en } });
  return { ...rendered, platform, become: (change: Partial<Brought>) => (now = { ...now, ...change }) };
}

describe('what a deposit has brought, on its receipt', () => {
  it('[A37] names the gift that came by itself: its amount, what is to be wagered, and where it is seen', async () => {
    await open({ list: [tier] });

    const part = within(await screen.findByRole('region', { name: /your deposit of R\$3,000\.00/ }));
    expect(part.getByText('Recharge bonus')).toBeVisible();
    expect(part.getByText(/^R\$.?225[.,]00$/)).toBeVisible();
    expect(part.getByText(/in your balance as a bonus.*once R\$1,125\.00 has been wagered/)).toBeVisible();
    expect(part.getByRole('link')).toHaveAttribute('href', '/promotion/activity');
  });

  it('[R200] [R201] names the offer of the first deposit, and leads to its claim', async () => {
    await open({ list: [first] });

    expect(await screen.findByText('First deposit bonus')).toBeVisible();
    expect(screen.getByText(/can claim it as a bonus.*once R\$7,500\.00 has been wagered/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/promotion/activity/recharge');
  });

  it('[R206] [R253] names a rebate that comes after bets, what is left to wager, and where it is followed and claimed', async () => {
    const rebate = { ...tier, kind: 'recharge_rebate', amount: '150.00', turnover_amount: '750.00' };
    const { become, platform } = await open({
      list: [{ ...rebate, wager_first: '14250.00', status: 'in_progress' }],
    });

    expect(await screen.findByText(/claim it after another R\$14,250\.00/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/promotion/activity/recharge-rebate');

    become({ list: [{ ...rebate, status: 'claimable' }] });
    act(() => platform.bus.publish('promotions.reward-claimed', { kind: 'first_deposit' }));
    expect(await screen.findByText(/can claim it as a bonus.*once R\$750\.00/)).toBeVisible();
    expect(screen.getByRole('link', { name: /claim/i })).toHaveAttribute(
      'href',
      '/promotion/activity/recharge-rebate',
    );
  });

  it('[A37] says nothing while the gift is worked out, and names it as soon as the balance tells of it', async () => {
    const { platform, become } = await open({ is_decided: false });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    become({ is_decided: true, list: [tier] });
    act(() =>
      platform.bus.publish('wallet.balance-changed', {
        balanceCentavos: 3_225_00,
        at: '2026-11-02T15:01:01.000Z',
      }),
    );

    expect(await screen.findByText('Recharge bonus')).toBeVisible();
  });

  it('[A68] says nothing of what was taken back, nor where the deposit has brought nothing', async () => {
    const { container } = await open({ list: [{ ...tier, status: 'taken_back' }] });

    expect(container).toHaveTextContent('');
  });
});
