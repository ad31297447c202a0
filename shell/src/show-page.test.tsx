import { act } from '@testing-library/react';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { edgeOfTheTest, openServedPage } from './testing/open-served-page.tsx';

let draw: Awaited<ReturnType<typeof edgeOfTheTest>>;
beforeAll(async () => void (draw = await edgeOfTheTest()));
const open = (view: Parameters<typeof openServedPage>[1]) => openServedPage(draw, view);

const VIEWERS = ['visitor', 'member'] as const;
const everyView = MESSAGE_SETS.flatMap((messageSet) => VIEWERS.map((viewer) => ({ messageSet, viewer })));

const gone = (nodes: readonly Element[]) => nodes.filter((node) => !node.isConnected);

describe('a page that came drawn', () => {
  it.each(everyView)('is taken over in place: $messageSet, $viewer', async (view) => {
    const scrolled = jest.spyOn(window, 'scrollTo');

    const { shell, root, nodes, heard } = await open(view);

    expect(gone(nodes)).toEqual([]);
    expect(shell.reports.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(heard).toEqual([document, root.querySelector('[data-area]')]);
    expect(root.querySelector('[data-served]')).toBeNull();
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
