import { act, waitFor } from '@testing-library/react';
import {
  htmlLangOf,
  MESSAGE_SETS,
  type AreaProps,
  type LayoutRequest,
  type MessageSet,
  type Viewer,
} from '@mosaico/shared/contract';
import { createMessages } from '@mosaico/shared/i18n';
import { memoryStorage } from '@mosaico/shared/storage';
import { findServed } from './first-screen/find-served.ts';
import { readFirstScreen } from './first-screen/first-screen.ts';
import { noteDrawn } from './first-screen/note-drawn.ts';
import { createServedPlace } from './first-screen/served-place.ts';
import { loadMessages } from './messages/load-messages.ts';
import type { drawLayout } from './server/draw-layout.tsx';
import { showPage } from './show-page.tsx';
import { aLayoutRequest } from './testing/a-layout-request.ts';
import { aShell } from './testing/a-shell.tsx';
import { fakeLifecycles } from './testing/an-area.ts';

let draw: typeof drawLayout;
// With a React of its own, as on the edge: two renderers of one React do not draw side by side.
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    draw = (await import('./server/draw-layout.tsx')).drawLayout;
    await draw(aLayoutRequest());
  }),
);

const VIEWERS = ['visitor', 'member'] as const;
const everyView = MESSAGE_SETS.flatMap((messageSet) => VIEWERS.map((viewer) => ({ messageSet, viewer })));

/** Puts the page together as the edge does. */
async function servedPage(request: LayoutRequest) {
  const { html, htmlAfter } = await draw(request);
  document.documentElement.lang = htmlLangOf(request.messageSet);
  document.head.innerHTML =
    '<style data-served-rules="shell" data-ids=""></style><style data-served-rules="wallet" data-ids=""></style>';
  document.body.innerHTML = `<div id="root" data-served lang="pt">${html}<h1>Depósito</h1>${htmlAfter}</div>`;
  const { path, messageSet, viewer, siteData, map } = request;
  const screen = { area: 'wallet', version: map.areas[0]?.version, queries: '{}' };
  const text = JSON.stringify({ path, messageSet, viewer, siteData, shell: map.shell, screen });
  return { root: document.getElementById('root') as HTMLElement, text };
}

interface Opened {
  readonly messageSet: MessageSet;
  readonly viewer: Viewer;
  /** Who really looks at the page. */
  readonly as?: Viewer;
}

/** Does what main.tsx does. */
async function open({ messageSet, viewer, as = viewer }: Opened) {
  const request = aLayoutRequest({ messageSet, lang: messageSet, viewer });
  const { root, text } = await servedPage(request);
  const sessionStorage = memoryStorage();
  if (as === 'member') sessionStorage.setItem('token', 'tok-1');
  const first = readFirstScreen(text);
  const mounted: AreaProps[] = [];
  const area = fakeLifecycles((props) => {
    mounted.push(props);
    props.onReady();
  });
  const shell = await aShell({
    at: '/recharge?order=7',
    areas: request.map.areas,
    language: messageSet,
    sessionStorage,
    ...(first && { siteData: first.siteData }),
    server: () => new Promise(() => undefined),
    federation: { load: () => Promise.resolve(area) },
  });
  const { platform, composition } = shell;
  const served = findServed(root, first, {
    pathname: platform.navigation.location.value.pathname,
    messageSet: platform.language.messageSet,
    viewer: platform.session.isLoggedIn() ? 'member' : 'visitor',
    shell: composition.value.shell,
    versionOf: () => request.map.areas[0]?.version,
  });
  if (served) noteDrawn(served.first, platform, composition);
  const messages = createMessages('shell', loadMessages);
  await messages.speak(messageSet);
  const nodes = [...root.querySelectorAll('*')];
  const heard: EventTarget[] = [];
  const hear = ({ target }: Event) => void (target && heard.push(target));
  document.addEventListener('mosaico:taken-over', hear);
  await act(async () =>
    showPage({
      root,
      served,
      i18n: messages.i18n,
      shell: { ...shell, served: createServedPlace(served?.screen ?? null) },
    }),
  );
  await waitFor(() => expect(root).not.toHaveAttribute('data-served'));
  await waitFor(() => expect(mounted).toHaveLength(1));
  document.removeEventListener('mosaico:taken-over', hear);
  return { shell, root, nodes, mounted, heard, request };
}

const gone = (nodes: readonly Element[]) => nodes.filter((node) => !node.isConnected);

describe('a page that came drawn', () => {
  it.each(everyView)('is taken over in place: $messageSet, $viewer', async (view) => {
    const scrolled = jest.spyOn(window, 'scrollTo');

    const { shell, root, nodes, heard } = await open(view);

    expect(gone(nodes)).toEqual([]);
    expect(shell.reports.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(heard).toEqual([document, root.querySelector('[data-area]')]);
    expect(root.querySelector('[data-served]')).toBeNull();
    expect(root).not.toHaveAttribute('lang');
    expect(scrolled).not.toHaveBeenCalled();
    expect(shell.network.sent.filter(({ url }) => url.includes('getdata'))).toEqual([]);
  });

  it('gives the area its screen to take over, with its elements untouched', async () => {
    const { root, mounted } = await open({ messageSet: 'pt', viewer: 'visitor' });

    expect(mounted[0]?.served).toMatchObject({ path: '/recharge', queries: '{}', viewer: 'visitor' });
    expect(root.querySelector('main h1')).toHaveTextContent('Depósito');
    expect(root.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('answers presses from then on, and follows the address', async () => {
    const { shell, root } = await open({ messageSet: 'pt', viewer: 'visitor' });

    act(() => root.querySelector<HTMLElement>('header button')?.click());

    expect(shell.platform.modals.current.value).toBe('menu');
    expect(shell.platform.navigation.location.value.search).toBe('?order=7');
  });

  it('is drawn anew when it came for another viewer, who sees nothing of it', async () => {
    document.documentElement.setAttribute('data-other-viewer', '');

    const { root, nodes, mounted } = await open({ messageSet: 'pt', viewer: 'member', as: 'visitor' });

    expect(gone(nodes)).toEqual(nodes);
    expect(document.documentElement).not.toHaveAttribute('data-other-viewer');
    expect(mounted[0]?.served).toBeUndefined();
    expect(root.querySelector('header')).toHaveTextContent('Entrar');
  });
});
