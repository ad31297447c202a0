import { act, screen, within } from '@testing-library/react';
import { aUser } from '@mosaico/shared/testing';
import type { ReleasedArea } from '@mosaico/shared/contract';
import { App } from './App.tsx';
import { memoryStorage } from '@mosaico/shared/storage';
import { shellRoutes } from './routes/shell-routes.ts';
import { aShell, renderInShell } from './testing/a-shell.tsx';
import type { FakeServer } from './testing/fake-network.ts';
import { anArea, draws, fakeLifecycles } from './testing/an-area.ts';
import { settle } from './testing/settle.ts';

const label = (text: string) => ({
  pt: `${text} pt`,
  en: text,
  cn: `${text} cn`,
  ch: text,
  vi: text,
  id: text,
  th: text,
  msa: text,
});

/** An area with a deposit tab and a menu entry for members. */
function aWallet(): ReleasedArea {
  const area = anArea();
  const entry = { to: '/recharge', icon: 'pix', order: 1, label: label('Deposit') };
  return {
    ...area,
    declaration: {
      ...area.declaration,
      navigation: [
        { ...entry, id: 'deposit', place: 'tab', audience: 'everyone', emphasis: true },
        { ...entry, id: 'deposit-topbar', place: 'topbar', audience: 'member', emphasis: false },
        {
          ...entry,
          id: 'records',
          place: 'drawer',
          audience: 'member',
          emphasis: false,
          label: label('Records'),
        },
      ],
    },
  };
}
const SERVER: FakeServer = ({ url }) =>
  url.startsWith('/api/auth/me')
    ? { body: { code: 200, message: 'OK', data: aUser({ money: '1234.50' }) } }
    : { status: 404, body: { code: 404, message: 'No' } };

async function show(at: string, isMember = false) {
  const sessionStorage = memoryStorage();
  const federation = { load: () => Promise.resolve(fakeLifecycles(draws('the deposit screen'))) };
  const shell = await aShell({ at, areas: [aWallet()], federation, server: SERVER, sessionStorage });
  if (isMember) await shell.platform.session.start('tok-1');
  const rendered = await renderInShell(shell, <App routes={shellRoutes} />);
  // The area comes in a few turns: load, mount, ready.
  await settle(30);
  return { shell, ...rendered };
}

describe('the page', () => {
  it('[R28] [R31] shows the area of the path inside the layout, with title and site', async () => {
    await show('/recharge');

    expect(await screen.findByText('the deposit screen')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText('the deposit screen')).toBeInTheDocument();
    expect(document.title).toBe('Recharge | Mosaico');
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getByText('18+')).toBeVisible();
    expect(foot.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Terms of use',
      'Responsible gaming',
    ]);
  });

  it('reports once that the shell has come up', async () => {
    const { shell } = await show('/recharge');
    await screen.findByText('the deposit screen');
    act(() => shell.platform.navigation.push('/recharge?page=2'));

    shell.platform.telemetry.flush();

    const ready = shell.reports.filter((report) => report.kind === 'area.ready' && report.area === 'shell');
    expect(ready).toEqual([expect.objectContaining({ version: '0.1.0', durationMs: expect.any(Number) })]);
  });

  it('[R31] [A14] titles the page in Chinese for the Chinese sets', async () => {
    const { shell } = await show('/recharge');
    await screen.findByText('the deposit screen');

    act(() => shell.platform.language.choose({ icon: 'i', option: '中文', value: 'zh_cn' }));

    expect(document.title).toBe('充值 | Mosaico');
  });

  it('[R33] says that a page does not exist, and leads back', async () => {
    await show('/nowhere');

    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  });

  it('[R30] starts at the top at every navigation, but not when only the query changes', async () => {
    const { shell } = await show('/recharge');
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

    act(() => shell.platform.navigation.push('/recharge?page=2'));
    expect(scroll).not.toHaveBeenCalled();
    act(() => shell.platform.navigation.push('/nowhere'));

    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('[R153] offers login and registration to a visitor, and only what is meant for visitors', async () => {
    const { player } = await show('/recharge');
    const bar = within(screen.getByRole('banner'));

    expect(bar.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Register' })).toBeInTheDocument();
    await player.click(bar.getByRole('button', { name: 'Menu' }));

    expect(
      within(screen.getByRole('dialog')).queryByRole('link', { name: 'Records' }),
    ).not.toBeInTheDocument();
  });

  it('shows a member balance and deposit', async () => {
    await show('/recharge', true);
    const bar = within(screen.getByRole('banner'));

    expect(bar.getByRole('group', { name: 'Your balance' })).toHaveTextContent(/1,234\.50/);
    expect(bar.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/recharge');
  });

  it('[R75] opens the login over the page and closes it with Esc', async () => {
    const { player } = await show('/recharge');

    await player.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    expect(await within(dialog).findByLabelText('Password')).toBeInTheDocument();
    const closed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await player.keyboard('{Escape}');
    await act(async () => void (await closed));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R21] [R22] offers exactly the languages of the site', async () => {
    const { player } = await show('/recharge');

    await player.click(screen.getByRole('button', { name: 'Language: EN' }));

    expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(2);
  });

  it('[R23] shows a muted, looping background that can be paused', async () => {
    const { container, player } = await show('/recharge');
    await settle(600);
    const video = container.querySelector('video');
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');

    expect(video).toMatchObject({ muted: true, loop: true, autoplay: true, tabIndex: -1 });
    // The short footer of this screen has no such button; the menu is in reach everywhere.
    await player.click(screen.getByRole('button', { name: 'Menu' }));
    await player.click(await screen.findByRole('button', { name: 'Pause the moving background' }));

    expect(pause).toHaveBeenCalled();
  });
});

describe('a broken part of the layout', () => {
  it('disappears alone, and is reported', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const wallet = aWallet();
    const navigation = wallet.declaration.navigation.map((entry) => ({ ...entry, label: null as never }));
    const shell = await aShell({
      at: '/nowhere',
      areas: [{ ...wallet, declaration: { ...wallet.declaration, navigation } }],
    });

    await renderInShell(shell, <App routes={shellRoutes} />);

    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument();
    shell.platform.telemetry.flush();
    expect(shell.reports).toContainEqual(expect.objectContaining({ kind: 'error', area: 'shell' }));
  });
});
