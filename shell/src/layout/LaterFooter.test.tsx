import { act, waitFor } from '@testing-library/react';
import { edgeOfTheTest, openServedPage } from '../testing/open-served-page.tsx';
import { layoutChunk } from './layout-chunk.ts';

it('takes over the footer that came with the page once its code is there, and leaves it alone until then', async () => {
  const { root, nodes, shell } = await openServedPage(await edgeOfTheTest(), {
    messageSet: 'pt',
    viewer: 'visitor',
  });
  const footer = root.querySelector('footer');
  const terms = footer?.querySelector<HTMLAnchorElement>('a[href="/terms"]');
  expect(layoutChunk.loaded()).toBeUndefined();
  expect(nodes).toContain(footer);

  // Until the footer is taken over a press is the browser's, which would leave the page; jsdom cannot.
  document.addEventListener('click', (event) => event.preventDefault());
  await waitFor(() => expect(layoutChunk.loaded()).toBeDefined());
  await waitFor(() => {
    act(() => terms?.click());
    expect(shell.platform.navigation.location.value.pathname).toBe('/terms');
  });

  expect(nodes).toContain(terms);
  expect(shell.reports.filter(({ kind }) => kind === 'error')).toEqual([]);
});
