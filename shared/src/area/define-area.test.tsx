import { act, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import type { Lifecycles } from '../contract/area.ts';
import { useTranslation } from '../i18n/index.ts';
import { Link, Route, Routes } from '../router/index.ts';
import { aUser, fakePlatform, okBody, type FakePlatform } from '../testing/index.ts';
import { defineArea } from './define-area.tsx';
import { usePlatform } from './platform-context.ts';
import { useApi } from './queries.ts';

const TEXTS = { en: { hello: 'Hello' }, pt: { hello: 'Olá' } } as Record<string, unknown>;
const messages = jest.fn((set: string) =>
  TEXTS[set] ? Promise.resolve({ default: TEXTS[set] }) : Promise.reject(new Error(`no chunk for ${set}`)),
);

/** Mounts as the shell does. */
async function mountArea(lifecycles: Lifecycles, platform: FakePlatform, paths: string[] = []) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = {
    name: 'area',
    domElement,
    platform,
    paths,
    nonce: 'n',
    onReady: jest.fn(() => 'whatever the shell answers'),
    onError: jest.fn(),
  };
  await lifecycles.bootstrap(props as never);
  await outsideAct(() => lifecycles.mount(props as never));
  return { ...props, unmount: () => outsideAct(() => lifecycles.unmount(props as never)) };
}

/** single-spa-react's promises settle in effects, which `act` would hold back until they have settled. */
async function outsideAct(work: () => Promise<unknown>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

function Hello() {
  const { t } = useTranslation();
  return <h1>{t('hello')}</h1>;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('an area', () => {
  it('mounts with the texts of the current language and says that it is ready', async () => {
    const { onReady, unmount } = await mountArea(
      defineArea({ name: 'test', root: Hello, messages }),
      fakePlatform({ language: 'pt' }),
    );

    expect(screen.getByRole('heading')).toHaveTextContent('Olá');
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    await unmount();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('draws in slices the first time, and in the very task that asks for it from then on', async () => {
    const area = defineArea({ name: 'test', root: Hello, messages });
    const isDrawnAtOnce = async () => {
      const next = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(screen.queryByRole('heading') !== null), 0);
      });
      const { unmount } = await mountArea(area, fakePlatform({ language: 'pt' }));
      await unmount();
      return next;
    };

    expect(await isDrawnAtOnce()).toBe(false);
    expect(await isDrawnAtOnce()).toBe(true);
  });

  it('[R18] follows a change of language', async () => {
    const platform = fakePlatform({ language: 'pt' });
    const { unmount } = await mountArea(defineArea({ name: 'test', root: Hello, messages }), platform);

    act(() => platform.setLanguage('en'));

    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Hello'));
    await unmount();
  });

  it('[R16] speaks English when a message set cannot be loaded', async () => {
    const { unmount } = await mountArea(
      defineArea({ name: 'test', root: Hello, messages }),
      fakePlatform({ language: 'vi' }),
    );

    expect(screen.getByRole('heading')).toHaveTextContent('Hello');
    await unmount();
  });

  it('refuses to mount when no texts can be loaded at all, and mounts at the next attempt', async () => {
    let isOffline = true;
    const flaky = () =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ default: { hello: 'Hello' } });
    const area = defineArea({ name: 'test', root: Hello, messages: flaky });

    await expect(mountArea(area, fakePlatform())).rejects.toThrow('offline');
    isOffline = false;
    const { unmount } = await mountArea(area, fakePlatform());

    expect(screen.getByRole('heading')).toHaveTextContent('Hello');
    await unmount();
  });

  it('reports what a screen throws while rendering', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React repeats the error there
    const failure = new Error('broken screen');
    const root = () => {
      throw failure;
    };

    const { onError } = await mountArea(defineArea({ name: 'test', root, messages }), fakePlatform());

    await waitFor(() => expect(onError).toHaveBeenCalledWith(failure));
  });

  it('keeps its screen while the player is already elsewhere', async () => {
    const platform = fakePlatform({ at: '/mine' });
    const root = () => (
      <Routes>
        <Route path="/mine" element={<Link to="/elsewhere">go</Link>} />
        <Route path="*" element={<p>not mine</p>} />
      </Routes>
    );
    const { unmount } = await mountArea(defineArea({ name: 'test', root, messages }), platform, ['/mine']);

    act(() => screen.getByRole('link').click());

    expect(platform.navigation.location.value.pathname).toBe('/elsewhere');
    expect(screen.getByRole('link')).toBeInTheDocument();
    await unmount();
  });

  it('mounts its widgets on their own', async () => {
    const Chip = () => <p>{usePlatform().site.value.name}</p>;
    const area = defineArea({ name: 'test', root: Hello, messages, widgets: { chip: Chip } });

    const { unmount } = await mountArea(area.widgets['chip'] as Lifecycles, fakePlatform());

    expect(screen.getByText('Mosaico')).toBeInTheDocument();
    await unmount();
  });

  it('counts a widget whose code comes later as mounted and ready when it is there, and not before', async () => {
    let arrive: ((module: { default: React.ComponentType }) => void) | undefined;
    const Late = lazy(() => new Promise<{ default: React.ComponentType }>((resolve) => (arrive = resolve)));
    const area = defineArea({ name: 'test', root: Hello, messages, widgets: { late: Late } });
    const mounting = mountArea(area.widgets['late'] as Lifecycles, fakePlatform());
    const mounted = jest.fn();
    void mounting.then(mounted);
    await waitFor(() => expect(arrive).toBeDefined());
    expect(mounted).not.toHaveBeenCalled();

    await outsideAct(async () => {
      arrive?.({ default: () => <p>Carnival</p> });
      await mounting;
    });
    const { onReady, unmount } = await mounting;

    expect(screen.getByText('Carnival')).toBeInTheDocument();
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    await unmount();
  });

  it('forgets what it knew of a member when the session ends', async () => {
    const Level = () => (
      <p>{useApi('POST /api/member/vip/info', { body: {} }).data?.uservip?.userviplvl ?? 'visitor'}</p>
    );
    const uservip = { userviplvl: 3, totalrecharge: '0.00', totalbetting: '0.00' };
    const platform = fakePlatform({
      user: aUser(),
      api: {
        'POST /api/member/vip/info': () =>
          okBody({ uservip: platform.session.user.value && uservip, data: [] }),
      },
    });
    const area = defineArea({ name: 'test', root: Level, messages });
    const first = await mountArea(area, platform);
    await screen.findByText('3');

    act(() => platform.setUser(null));
    await first.unmount();
    const second = await mountArea(area, platform);

    expect(await screen.findByText('visitor')).toBeInTheDocument();
    expect(screen.queryByText('3')).not.toBeInTheDocument();
    await second.unmount();
  });
});
