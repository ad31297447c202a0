import { act, screen, within } from '@testing-library/react';
import type { AreaRoute } from '@mosaico/shared/contract';
import { App } from '../App.tsx';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { serverOf, siteData } from '../testing/site-data.ts';
import type { FakeServer } from '../testing/fake-network.ts';
import { OwnScreen } from './OwnScreen.tsx';
import { ownScreens } from './own-screens.ts';

const GETDATA = '/api/dynamicwebs/getdata';
const route = (changes: Partial<AreaRoute> = {}): AreaRoute => ({
  path: '/own',
  title: { en: 'Own', zh: '自己' },
  frame: 'main',
  skeleton: 'form',
  indexed: true,
  data: [],
  ...changes,
});
const Hello = () => <h1>Hello</h1>;
const screens = ownScreens as Record<string, () => Promise<() => React.ReactNode>>;

afterEach(() => {
  delete screens['/own'];
});

describe('a screen of the shell', () => {
  it('shows its placeholder until its code is here, then itself, and says that the page is there', async () => {
    let arrive: (screen: typeof Hello) => void = () => undefined;
    screens['/own'] = () => new Promise((resolve) => (arrive = resolve));
    const shell = await aShell({ at: '/own' });
    await renderInShell(shell, <OwnScreen route={route()} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(shell.platform.bus.recent()).toEqual([]);

    await act(async () => arrive(Hello));

    expect(screen.getByRole('heading', { name: 'Hello' })).toBeInTheDocument();
    expect(shell.platform.bus.recent()).toMatchObject([{ name: 'area.ready', payload: { area: 'shell' } }]);
  });

  it('offers another try when its code cannot be loaded, and reports it', async () => {
    let fail: (error: Error) => void = () => undefined;
    let arrive: (screen: typeof Hello) => void = () => undefined;
    screens['/own'] = () => new Promise((resolve, reject) => ([arrive, fail] = [resolve, reject]));
    const shell = await aShell({ at: '/own' });
    const { player } = await renderInShell(shell, <OwnScreen route={route()} />);
    await act(async () => fail(new Error('chunk 7')));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shell.platform.telemetry.flush();
    expect(shell.reports).toMatchObject([
      { kind: 'area.failed', area: 'shell', stage: 'load' },
      { kind: 'error', message: 'Error: chunk 7' },
    ]);

    await player.click(retry);
    await act(async () => arrive(Hello));

    expect(screen.getByRole('heading', { name: 'Hello' })).toBeInTheDocument();
  });

  it('[R33] is the 404 page for a path that nobody has', async () => {
    const shell = await aShell({ at: '/nowhere' });

    await renderInShell(shell, <OwnScreen route={null} />);

    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(shell.platform.bus.recent()).toMatchObject([{ name: 'area.ready', payload: { area: 'shell' } }]);
  });
});

describe('a screen that sites switch on', () => {
  async function show(server: FakeServer) {
    screens['/own'] = () => Promise.resolve(Hello);
    const shell = await aShell({ at: '/own', server });
    const rendered = await renderInShell(
      shell,
      <App routes={[route({ feature: 'diagnostics', frame: 'bare' })]} />,
    );
    const load = () => act(() => shell.platform.siteData.load());
    return { ...rendered, load };
  }

  it('[G34] waits until it is known, and is there where it is on', async () => {
    const { load } = await show(
      serverOf({ [GETDATA]: siteData({ site_name: 'Aurora', features: ['diagnostics'] }) }),
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading');

    await load();

    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeInTheDocument();
    expect(document.title).toBe('Own | Aurora');
  });

  it('[G34] [R33] does not exist where it is off: the 404 page inside the layout, title and all', async () => {
    const { load } = await show(serverOf({ [GETDATA]: siteData({ site_name: 'Aurora' }) }));

    await load();

    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(document.title).toBe('Page not found | Aurora');
  });

  it.each([
    [[], 'Hello'],
    [['without_agents'], 'Page not found'],
  ] as const)(
    '[A30] on a site with %j, what is there unless it is without agents: %s',
    async (features, heading) => {
      screens['/own'] = () => Promise.resolve(Hello);
      const server = serverOf({ [GETDATA]: siteData({ features: [...features] }) });
      const shell = await aShell({ at: '/own', server });
      await renderInShell(shell, <App routes={[route({ unless: 'without_agents' })]} />);
      expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();

      await act(() => shell.platform.siteData.load());

      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    },
  );
});
