import { act, screen, waitFor } from '@testing-library/react';
import type { AreaRoute, Site } from '@mosaico/shared/contract';
import { App } from './App.tsx';
import type { Settable } from '@mosaico/shared/reactive';
import { shellRoutes } from './routes/shell-routes.ts';
import { aShell, renderInShell } from './testing/a-shell.tsx';
import { learnSite } from './testing/learn-site.ts';
import { siteData as dataOfSite } from './testing/site-data.ts';
import { anArea, fakeLifecycles } from './testing/an-area.ts';
import { settle } from './testing/settle.ts';

/** An area with two screens that bring a link and a field. */
async function show(at = '/recharge', frame: AreaRoute['frame'] = 'main', declared: Partial<AreaRoute> = {}) {
  const area = anArea();
  const [first] = area.declaration.routes;
  if (!first) throw new Error('the area has no route');
  const records: AreaRoute = {
    ...first,
    path: '/records',
    title: { en: 'Records', zh: '记录' },
    frame,
    ...declared,
  };
  const draw = fakeLifecycles(({ domElement, onReady }) => {
    domElement.innerHTML = '<h1>Depósito</h1><a href="/records">Records</a><input aria-label="Amount">';
    onReady();
  });
  const shell = await aShell({
    at,
    areas: [{ ...area, declaration: { ...area.declaration, routes: [first, records] } }],
    federation: { load: () => Promise.resolve(draw) },
  });
  const rendered = await renderInShell(shell, <App routes={shellRoutes} />);
  await screen.findByLabelText('Amount');
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return { shell, navigation: shell.platform.navigation, scroll, ...rendered };
}

async function back(): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await popped;
  });
}

describe('a navigation', () => {
  it('[R30] starts at the top, also on the way back', async () => {
    const { navigation, scroll } = await show();

    act(() => navigation.push('/records'));
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    await back();

    expect(scroll.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('[R30] leaves the page where it is when the query changes or a window opens and closes', async () => {
    const { navigation, shell, scroll } = await show();

    act(() => navigation.push('/recharge?page=2'));
    act(() => shell.platform.modals.open('language'));
    await back();

    expect(scroll).not.toHaveBeenCalled();
  });

  it('[R29] needs no hash: the address is the path', async () => {
    const { navigation } = await show();

    act(() => navigation.push('/records'));

    expect(window.location.pathname + window.location.hash).toBe('/records');
  });

  it('takes the focus to the new screen and reads out its own heading, also when that changes', async () => {
    const { navigation } = await show();
    const readOut = (text: string) => screen.findByText(text, { selector: '[role="status"] *' });
    screen.getByRole('link', { name: 'Records' }).focus();

    act(() => navigation.push('/records'));
    expect(screen.getByRole('main')).toHaveFocus();
    screen.getByRole('heading', { level: 1 }).textContent = 'Histórico';

    expect(await readOut('Histórico')).toBeInTheDocument();
  });

  it('takes the focus to a screen outside the layout, too', async () => {
    const { navigation } = await show('/recharge', 'bare');

    act(() => navigation.push('/records'));
    // The area comes anew: it stands elsewhere in the page.
    await settle(30);

    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus alone at the first load and when only the query changes', async () => {
    const { navigation } = await show();
    expect(document.body).toHaveFocus();
    const link = screen.getByRole('link', { name: 'Records' });
    link.focus();

    act(() => navigation.push('/recharge?page=2'));

    expect(link).toHaveFocus();
  });

  it('leaves the focus in a field of the new screen', async () => {
    const { navigation } = await show();

    act(() => {
      navigation.push('/records');
      screen.getByLabelText('Amount').focus();
    });

    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('[R31] titles the page anew when the site says its name, or the language changes', async () => {
    const { shell } = await show();
    const { siteData, language } = shell.platform;
    expect(document.title).toBe('Recharge | Mosaico');

    act(() => (siteData.site as Settable<Site>).set({ ...siteData.site.value, name: 'Aurora' }));
    expect(document.title).toBe('Recharge | Aurora');
    await act(async () => language.choose({ icon: 'i', option: '中文', value: 'zh_cn' }));

    expect(document.title).toBe('充值 | Aurora');
  });

  it('[R31] titles a page by the heading of its screen where the area declares so', async () => {
    const { navigation, container } = await show('/recharge', 'main', { isTitledByHeading: true });
    expect(document.title).toBe('Recharge | Mosaico');

    act(() => navigation.push('/records'));
    expect(document.title).toBe('Depósito | Mosaico');
    act(() => container.querySelector('h1')?.replaceChildren('Onda'));

    await waitFor(() => expect(document.title).toBe('Onda | Mosaico'));
    act(() => navigation.push('/recharge'));
    expect(document.title).toBe('Recharge | Mosaico');
  });
});

describe('the site of the host', () => {
  it('[R13] gives the page its colours, which stay until it is known', async () => {
    document.documentElement.dataset['theme'] = 'aurora';
    const { shell } = await show();
    expect(document.documentElement).toHaveAttribute('data-theme', 'aurora');

    act(() => learnSite(shell.platform, dataOfSite({ theme: 'mare' })));

    expect(document.documentElement).toHaveAttribute('data-theme', 'mare');
  });

  it('[R13] takes the place of everything when there is none', async () => {
    const { shell } = await show();

    await act(async () => (shell.platform.siteData.isMissing as Settable<boolean>).set(true));

    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });
});
