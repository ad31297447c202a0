import { act, screen, waitFor } from '@testing-library/react';
import { aUser, okBody } from '@mosaico/shared/testing';
import { openDeposit } from '../deposits/open-deposit.ts';
import { aRecord, listOf } from '../testing/deposits.ts';
import { openRecharge, startsOf, submitButton } from '../testing/open-recharge.tsx';
import { allowanceOf } from './useDepositAllowance.ts';

const aLimit = (amount: string, used: string, period: 'day' | 'week' = 'day') => ({
  kind: 'deposit' as const,
  period,
  amount,
  used,
  resets_at: period === 'day' ? '2026-11-21T03:00:00.000Z' : '2026-11-23T03:00:00.000Z',
  pending: null,
});
const limited = (...limits: readonly ReturnType<typeof aLimit>[]) => ({
  'GET /api/rg/limits': okBody({ limits: [...limits] }),
});

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});

describe('a deposit that the member may not make', () => {
  it('[G31] [R85] is no form for who has excluded themselves: until when, how to withdraw, who listens', async () => {
    await openRecharge({ user: { play_bar: { why: 'excluded', until: '2027-02-02T15:00:00.000Z' } } });

    expect(
      await screen.findByRole('heading', { name: 'You have excluded yourself until February 2, 2027' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call CVV: 188' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[G31] goes while the form is open, when a break begins in another tab', async () => {
    const { platform } = await openRecharge();
    await submitButton();

    act(() => platform.setUser(aUser({ play_bar: { why: 'paused', until: '2026-11-30T15:00:00.000Z' } })));

    expect(screen.getByRole('heading', { name: /taking a break until November 30/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('[G31] offers no code of before either: what is paid on it goes back', async () => {
    openDeposit.keep('R1');
    const { platform } = await openRecharge({
      user: { play_bar: { why: 'excluded', until: null } },
      api: { 'POST /api/recharge/list?lang=zh_cn': listOf(aRecord({ status: 'pending' })) },
    });

    expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
    expect(await screen.findByText('Waiting for payment')).toBeVisible();
    expect(screen.queryByText('Complete payment')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /copy/i })).not.toBeInTheDocument();
    expect(platform.api.calls.map(({ key }) => key)).not.toContain('GET /api/recharge/status');
  });
});

describe('a deposit under the member’s own limit', () => {
  it('[G31] [A38] says before it is asked for what the limit leaves, and offers no more', async () => {
    const { platform, player } = await openRecharge({ api: limited(aLimit('100.00', '60.00')) });
    const field = await screen.findByLabelText(/how much/i);

    expect(field).toHaveAccessibleDescription(/own limit leaves R\$40\.00 until November 21, 2026/);
    expect(screen.getByRole('button', { name: /20$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /50$/ })).not.toBeInTheDocument();
    await player.type(field, '4001');
    await player.click(await submitButton());

    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/own limit leaves R\$40\.00/);
    expect(startsOf(platform.api)).toEqual([]);
  });

  it('[G31] [A38] is no form where the limit leaves less than the smallest deposit', async () => {
    await openRecharge({ api: limited(aLimit('100.00', '95.00')) });

    expect(await screen.findByRole('heading', { name: 'You have reached your deposit limit' })).toBeVisible();
    expect(screen.getByText(/It leaves R\$5\.00/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('[A38] is bound by the tightest limit, by the one that holds longer where two leave the same, and never below nothing', () => {
    const week = aLimit('50.00', '40.00', 'week');

    expect(allowanceOf([aLimit('100.00', '60.00'), week])).toEqual({
      leftCentavos: 1000,
      resetsAt: week.resets_at,
    });
    expect(allowanceOf([aLimit('10.00', '0.00'), week])?.resetsAt).toBe(week.resets_at);
    expect(allowanceOf([aLimit('10.00', '20.00')])?.leftCentavos).toBe(0);
    expect(allowanceOf([])).toBeNull();
  });
});
