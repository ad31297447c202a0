import { act, waitFor } from '@testing-library/react';
import { edgeOfTheTest, openServedPage } from '../testing/open-served-page.tsx';
import { layoutChunk } from './layout-chunk.ts';

it('draws the footer anew, without an error, when the language is changed before its code is there', async () => {
  const { root, shell } = await openServedPage(await edgeOfTheTest(), {
    messageSet: 'pt',
    viewer: 'visitor',
  });
  const served = root.querySelector('footer');
  expect(layoutChunk.loaded()).toBeUndefined();

  act(() => shell.platform.language.choose({ icon: '/assets/flags/en.svg', option: 'EN', value: 'en' }));

  expect(served?.isConnected).toBe(false);
  await waitFor(() => expect(root.querySelector('footer')).not.toBeNull());
  expect(shell.reports.filter(({ kind }) => kind === 'error')).toEqual([]);
});
