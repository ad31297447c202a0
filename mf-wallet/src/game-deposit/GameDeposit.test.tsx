import { act, screen } from '@testing-library/react';
import { aUser, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import declaration from '../../area.json';
import en from '../messages/en.json';
import { aRecord, CHARGE, PAID, PIX, started } from '../testing/deposits.ts';
import { GameDeposit } from './GameDeposit.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

async function open(user: ReturnType<typeof aUser> | null = aUser()) {
  let record = aRecord();
  const platform = fakePlatform({
    at: '/gameInfo',
    user,
    api: {
      'GET /api/payments/list': okBody([PIX]),
      'GET /api/promotion/rechargeoffers': okBody({ money: null, list: [] }),
      'POST /api/recharge/online': started(),
      'GET /api/recharge/status': () =>
        okBody({ record, charge: record.status === 'pending' ? CHARGE : null }),
    },
  });
  const rendered = await renderScreen(<GameDeposit />, { platform, messages: { en } });
  await act(async () => void (await import('../recharge/DepositForm.tsx')));
  return { ...rendered, pay: () => (record = PAID) };
}

describe('the deposit over a game', () => {
  it('is offered to members for the slot of the game screen', () => {
    expect(declaration.slots).toContainEqual(
      expect.objectContaining({ slot: 'game.deposit', widget: 'gameDeposit', audience: 'member' }),
    );
  });

  it('[R119] makes a deposit and shows its receipt, and nothing in it leads away from the game', async () => {
    const { platform, player, pay } = await open();
    await player.click(await screen.findByRole('button', { name: /50$/ }));
    await player.click(await screen.findByRole('button', { name: /^deposit r\$/i }));
    await screen.findByRole('timer');
    expect(screen.getByRole('region', { name: 'Deposit' })).toHaveFocus();

    pay();
    act(() =>
      platform.bus.publish('wallet.deposit-paid', {
        orderNo: 'R1',
        amountCentavos: 50_00,
        at: '2026-11-02T15:01:00.000Z',
      }),
    );

    expect(await screen.findByText('Deposit confirmed!')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(platform.navigation.location.value.pathname).toBe('/gameInfo');
    expect(platform.api.calls.map(({ key }) => key)).not.toContain('POST /api/recharge/list?lang=zh_cn');
  });

  it('[R33] is empty for a visitor, and asks nothing', async () => {
    const { platform, container } = await open(null);

    expect(container).toBeEmptyDOMElement();
    expect(platform.api.calls).toEqual([]);
  });
});
