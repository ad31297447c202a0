import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, fakePlatform, renderScreen } from '@mosaico/shared/testing';
import declaration from '../../area.json';
import en from '../messages/en.json';
import { BalanceWidget } from './BalanceWidget.tsx';

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.lang = 'en';
});

function open(user: Parameters<typeof aUser>[0] | null = {}) {
  const platform = fakePlatform({ user: user && aUser({ money: '1234.50', ...user }) });
  return renderScreen(<BalanceWidget />, { platform, messages: { en } });
}
type Opened = Awaited<ReturnType<typeof open>>;

const balance = () => screen.getByRole('group', { name: 'Your balance' });
const amountButton = () => within(balance()).getByRole('button', { name: /your balance explained/i });
/** The shell has heard of another balance; the rest of what it knows stays. */
const change = ({ platform }: Opened, money: string, changes: Parameters<typeof aUser>[0] = {}) =>
  act(() => platform.setUser(aUser({ money, ...changes })));
const row = (title: string) => screen.getByText(title).closest('li');

describe('the balance in the top bar', () => {
  it('is offered to members only', () => {
    expect(declaration.slots).toContainEqual(
      expect.objectContaining({ slot: 'topbar.balance', audience: 'member' }),
    );
  });

  it('[R83] [A42] shows the balance of the user info and asks the server for nothing', async () => {
    const { platform } = await open();

    expect(balance()).toHaveTextContent('R$1,234.50');
    expect(platform.api.calls).toEqual([]);
  });

  it('is empty when the member has left', async () => {
    const { container } = await open(null);

    expect(container).toBeEmptyDOMElement();
  });

  it('follows the live balance, and reads out where it has arrived', async () => {
    const opened = await open();
    const live = balance().querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();

    change(opened, '1500.00');

    expect(live).toHaveTextContent('R$1,500.00');
    expect(amountButton()).toHaveAccessibleName('R$1,500.00: your balance explained');
    await waitFor(() => expect(amountButton()).toHaveTextContent('R$1,500.00'));
  });

  it('jumps to the new amount for players who want less motion', async () => {
    const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    const opened = await open();

    change(opened, '1500.00');

    expect(amountButton()).toHaveTextContent('R$1,500.00');
    expect(media).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(frames).not.toHaveBeenCalled();
  });

  it('is hidden on request, here and at the next visit, and reads nothing out meanwhile', async () => {
    const opened = await open();

    await opened.player.click(screen.getByRole('button', { name: 'Hide balance' }));
    change(opened, '1500.00');

    expect(balance()).not.toHaveTextContent(/\d/);
    expect(window.localStorage.getItem('balanceHidden')).toBe('1');
    opened.unmount();
    const { player } = await open();
    expect(balance()).not.toHaveTextContent(/\d/);
    await player.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(balance()).toHaveTextContent('R$1,234.50');
  });

  it('can be hidden where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { player } = await open();

    await player.click(screen.getByRole('button', { name: 'Hide balance' }));

    expect(balance()).not.toHaveTextContent(/\d/);
  });

  it('is fetched anew on request', async () => {
    const { platform, player } = await open();
    const refresh = jest.spyOn(platform.session, 'refresh');

    await player.click(screen.getByRole('button', { name: 'Refresh balance' }));

    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('[R229] says so where there is no network to fetch it by, and stays', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { platform, player } = await open();

    await player.click(screen.getByRole('button', { name: 'Refresh balance' }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'Network error, please try again later' }]);
    expect(balance()).toHaveTextContent(/\d/);
  });
});

describe('the money explained', () => {
  async function explain(user: Parameters<typeof aUser>[0] = {}) {
    const opened = await open(user);
    const refresh = jest.spyOn(opened.platform.session, 'refresh');
    await opened.player.click(amountButton());
    return { ...opened, refresh, sheet: screen.getByRole('dialog', { name: 'Your money' }) };
  }

  it('[G17] lets all cash be withdrawn when nothing is left to wager', async () => {
    const { sheet } = await explain({ withdrawable_money: '1234.50', fs_money: '3.20', ml_money: '0.00' });

    expect(within(sheet).getAllByText('R$1,234.50')).toHaveLength(1);
    expect(row('Available to withdraw')).toHaveTextContent('R$1,234.50');
    expect(row('Still to be wagered')).toHaveTextContent('R$0.00');
    expect(row('Rebate to claim')).toHaveTextContent('R$3.20');
  });

  it('[A42] tells the bonus apart, which is to play with only', async () => {
    await explain({ money: '1234.50', bonus_money: '34.50', withdrawable_money: '1200.00' });

    expect(row('Bonus in your balance')).toHaveTextContent('R$34.50');
    expect(row('Available to withdraw')).toHaveTextContent('R$1,200.00');
  });

  it('[G17] lets nothing be withdrawn while there is something to wager, and says what is missing', async () => {
    await explain({ withdrawable_money: '0.00', ml_money: '40.00' });

    expect(row('Available to withdraw')).toHaveTextContent('R$0.00');
    expect(row('Available to withdraw')).toHaveTextContent('R$40.00 to be wagered before you can withdraw');
    expect(row('Still to be wagered')).toHaveTextContent('R$40.00');
  });

  it('is fetched when it is looked at, and again when the balance moves meanwhile', async () => {
    const opened = await explain();
    expect(opened.refresh).toHaveBeenCalledTimes(1);

    change(opened, '1500.00', { withdrawable_money: '1500.00' });

    expect(opened.refresh).toHaveBeenCalledTimes(2);
    expect(row('Available to withdraw')).toHaveTextContent('R$1,500.00');
  });

  it('leads to the deposit', async () => {
    const { platform, player } = await explain();

    await player.click(screen.getByRole('button', { name: 'Deposit' }));

    expect(platform.navigation.location.value.pathname).toBe('/recharge');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[G31] offers no deposit to who may not deposit', async () => {
    await explain({ play_bar: { why: 'excluded', until: null } });

    expect(screen.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  it('leads to the withdrawal', async () => {
    const { platform, player } = await explain();

    await player.click(screen.getByRole('button', { name: 'Withdraw' }));

    expect(platform.navigation.location.value.pathname).toBe('/withdraw');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on Esc and gives the focus back to the amount', async () => {
    const { player } = await explain();

    await player.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(amountButton()).toHaveFocus();
  });

  it('is there for a balance that is hidden', async () => {
    window.localStorage.setItem('balanceHidden', '1');
    await explain({ withdrawable_money: '1234.50' });

    expect(row('Available to withdraw')).toHaveTextContent('R$1,234.50');
  });
});

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}
