import { act, waitFor } from '@testing-library/react';
import {
  htmlLangOf,
  type AreaProps,
  type LayoutRequest,
  type MessageSet,
  type Viewer,
} from '@mosaico/shared/contract';
import { createMessages } from '@mosaico/shared/i18n';
import { memoryStorage } from '@mosaico/shared/storage';
import { findServed } from '../first-screen/find-served.ts';
import { readFirstScreen } from '../first-screen/first-screen.ts';
import { noteDrawn } from '../first-screen/note-drawn.ts';
import { createServedPlace } from '../first-screen/served-place.ts';
import { loadMessages } from '../messages/load-messages.ts';
import type { drawLayout } from '../server/draw-layout.tsx';
import { showPage } from '../show-page.tsx';
import { aLayoutRequest } from './a-layout-request.ts';
import { aShell } from './a-shell.tsx';
import { fakeLifecycles } from './an-area.ts';

type Draw = typeof drawLayout;

/** With a React of its own, as on the edge: two renderers of one React do not draw side by side. */
export async function edgeOfTheTest(): Promise<Draw> {
  let draw: Draw | undefined;
  await jest.isolateModulesAsync(async () => {
    draw = (await import('../server/draw-layout.tsx')).drawLayout;
    // Whatever it loads later is loaded now, by the same modules.
    await draw(aLayoutRequest());
  });
  if (!draw) throw new Error('nothing draws');
  return draw;
}

/** Puts the page together as the edge does. */
async function servedPage(draw: Draw, request: LayoutRequest) {
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

/** Opens a page that the edge has drawn, as start.tsx does, and waits until it is taken over. */
export async function openServedPage(draw: Draw, { messageSet, viewer, as = viewer }: Opened) {
  const request = aLayoutRequest({ messageSet, lang: messageSet, viewer });
  const { root, text } = await servedPage(draw, request);
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
