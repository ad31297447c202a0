import { act, screen, within } from '@testing-library/react';
import { MESSAGE_SETS, type MessageSet, type ReleasedArea, type SlotName } from '@mosaico/shared/contract';
import { aUser } from '@mosaico/shared/testing';
import { memoryStorage } from '@mosaico/shared/storage';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea, draws, fakeLifecycles, type Behaviour } from '../testing/an-area.ts';
import type { FakeServer } from '../testing/fake-network.ts';
import { settle } from '../testing/settle.ts';
import { TopBar } from './TopBar.tsx';

const SERVER: FakeServer = ({ url }) =>
  url.startsWith('/api/auth/me')
    ? { body: { code: 200, message: 'OK', data: aUser({ money: '1234.50' }) } }
    : { status: 404, body: { code: 404, message: 'No' } };

const offering = (slot: SlotName, widget: string): ReleasedArea => {
  const area = anArea({ area: `area-${widget}`, container: `mf_${widget}` });
  const offer = { slot, widget, order: 10, audience: 'member' as const };
  return { ...area, declaration: { ...area.declaration, slots: [offer] } };
};

function textInEverySet(text: string) {
  return Object.fromEntries(MESSAGE_SETS.map((set) => [set, text])) as Record<MessageSet, string>;
}

interface Situation {
  readonly areas?: readonly ReleasedArea[];
  readonly behave?: Behaviour;
  readonly isMember?: boolean;
  readonly isHidden?: boolean;
}

async function show({ areas = [], behave = draws('widget'), isMember = true, isHidden }: Situation = {}) {
  const widgets = { balance: fakeLifecycles(behave), bell: fakeLifecycles(draws('bell')) };
  const federation = { load: () => Promise.resolve({ ...fakeLifecycles(behave), widgets }) };
  const sessionStorage = memoryStorage();
  const shell = await aShell({ areas, federation, server: SERVER, sessionStorage });
  if (isHidden) shell.platform.storage.setItem('balanceHidden', '1');
  if (isMember) await shell.platform.session.start('tok-1');
  const rendered = await renderInShell(shell, <TopBar />);
  // The page's first screen is there: now the widgets may come, which takes a few turns.
  act(() => shell.platform.bus.publish('area.ready', { area: 'games', version: '1', durationMs: 1 }));
  await settle(60);
  return { shell, ...rendered };
}

const bareAmount = () => screen.queryByRole('group', { name: 'Your balance' });

describe('the balance in the top bar', () => {
  it('[R83] is the bare amount, with nothing to press, while no area offers more', async () => {
    const { shell } = await show();

    expect(bareAmount()).toHaveTextContent('R$1,234.50');
    expect(within(bareAmount() as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    act(() => void shell.platform.session.setMoney('1500.00', 2));
    expect(bareAmount()).toHaveTextContent('R$1,500.00');
  });

  it("gives way to the wallet's widget", async () => {
    await show({ areas: [offering('topbar.balance', 'balance')], behave: draws('the widget') });

    expect(screen.getByText('the widget')).toBeVisible();
    expect(bareAmount()).not.toBeInTheDocument();
  });

  it('stays in sight when the widget is broken', async () => {
    await show({
      areas: [offering('topbar.balance', 'balance')],
      behave: () => {
        throw new Error('broken widget');
      },
    });

    expect(bareAmount()).toHaveTextContent('R$1,234.50');
  });

  it('does not show what the player hides on this device', async () => {
    await show({ isHidden: true });

    expect(bareAmount()).toBeInTheDocument();
    expect(bareAmount()).not.toHaveTextContent(/\d/);
  });

  it('[R153] is not there for a visitor', async () => {
    await show({
      isMember: false,
      areas: [offering('topbar.balance', 'balance')],
      behave: draws('the widget'),
    });

    expect(bareAmount()).not.toBeInTheDocument();
    expect(screen.queryByText('the widget')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

describe('the top bar of a member who is being asked for', () => {
  async function open(isMember: boolean, user?: Parameters<typeof aUser>[0]) {
    const sessionStorage = memoryStorage();
    if (isMember) sessionStorage.setItem('token', 'tok-1');
    const deposit = anArea();
    const entry = {
      id: 'deposit',
      place: 'topbar' as const,
      to: '/recharge',
      icon: 'plus',
      label: textInEverySet('Deposit'),
      order: 1,
      audience: 'member' as const,
      during: ['free' as const],
      emphasis: false,
    };
    const areas = [
      { ...deposit, declaration: { ...deposit.declaration, navigation: [entry] } },
      offering('topbar.badge', 'bell'),
    ];
    if (user) sessionStorage.setItem('userInfo', JSON.stringify(aUser(user)));
    const shell = await aShell({ areas, sessionStorage, server: () => new Promise(() => undefined) });
    return renderInShell(shell, <TopBar />);
  }

  it('keeps the places of bell, balance and deposit, and offers no login', async () => {
    const { container } = await open(true);

    expect(container.querySelector('[data-place="badge"]')).toBeInTheDocument();
    expect(bareAmount()).toBeVisible();
    expect(bareAmount()).not.toHaveTextContent(/./);
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('[G31] offers no deposit to who may not deposit', async () => {
    await open(true, { play_bar: { why: 'excluded', until: null } });

    expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  });

  it.each([true, false])(
    'marks what a visitor and a member see differently (member: %s)',
    async (isMember) => {
      const { container } = await open(isMember);

      const marked = container.querySelector('[data-viewer-part]');
      const own = isMember ? screen.getByRole('link', { name: 'Deposit' }) : screen.getByText('Log in');
      expect(marked).toContainElement(own);
      expect(marked).not.toContainElement(screen.getByRole('button', { name: 'Menu' }));
    },
  );
});

describe('the bell in the top bar', () => {
  const placeOf = (container: HTMLElement) => container.querySelector('[data-place="badge"]');

  it('has its place kept while an area offers one, and only then', async () => {
    const { container, unmount } = await show({ areas: [offering('topbar.badge', 'bell')] });
    expect(await screen.findByText('bell')).toBeInTheDocument();
    expect(placeOf(container)).toHaveTextContent('bell');
    expect(placeOf(container)).toHaveStyle({ width: '44px', height: '44px' });
    unmount();

    expect(placeOf((await show()).container)).toBeNull();
  });
});
