import { act, screen, waitFor } from '@testing-library/react';
import { layoutChunk } from '../layout/layout-chunk.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { ModalHost } from './ModalHost.tsx';

it('says so and closes when the code of the menu cannot be had, and opens at the next attempt', async () => {
  const load = jest.spyOn(layoutChunk, 'load').mockRejectedValueOnce(new Error('offline'));
  const shell = await aShell();
  await renderInShell(shell, <ModalHost />);

  act(() => shell.platform.modals.open('menu'));
  await waitFor(() => expect(shell.platform.modals.current.value).toBeNull());
  expect(shell.platform.notices.toasts.value.map(({ text }) => text)).toEqual([
    'Network error, please try again later',
  ]);
  act(() => shell.platform.modals.open('menu'));

  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
