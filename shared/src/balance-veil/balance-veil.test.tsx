import { act, screen } from '@testing-library/react';
import { fakePlatform, renderScreen } from '@mosaico/shared/testing';
import { OwnMoney } from './OwnMoney.tsx';
import { useBalanceVeil, useSetBalanceVeil } from './useBalanceVeil.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});

function Eye() {
  const isHidden = useBalanceVeil();
  const setHidden = useSetBalanceVeil();
  return <button onClick={() => setHidden(!isHidden)}>eye</button>;
}

async function show() {
  const platform = fakePlatform();
  const rendered = await renderScreen(
    <>
      <Eye />
      <p>
        <OwnMoney amountCentavos={123_450} look="display" />
      </p>
    </>,
    { platform, messages: { en: {} } },
  );
  return { ...rendered, platform, amount: () => screen.getByRole('paragraph') };
}

describe('what the player has', () => {
  it('is dots while the eye is closed, here and at the next visit, and says so where it is read out', async () => {
    const { player, amount, unmount, platform } = await show();
    expect(amount()).toHaveTextContent('R$1,234.50');

    await player.click(screen.getByRole('button', { name: 'eye' }));

    expect(amount()).not.toHaveTextContent(/\d/);
    expect(screen.getByText('Amount hidden')).toBeInTheDocument();
    expect(platform.published).toContainEqual({ name: 'wallet.balance-veiled', payload: { isHidden: true } });
    unmount();
    const again = await show();
    expect(again.amount()).not.toHaveTextContent(/\d/);
    await again.player.click(screen.getByRole('button', { name: 'eye' }));
    expect(again.amount()).toHaveTextContent('R$1,234.50');
  });

  it('follows the eye of another tab', async () => {
    const { amount } = await show();

    window.localStorage.setItem('balanceHidden', '1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'balanceHidden' })));

    expect(amount()).not.toHaveTextContent(/\d/);
  });
});
