import { act, screen } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { AuthForm } from './AuthForm.tsx';
import { authChunk } from './auth-chunk.ts';

it('shows the form also when its code comes after the placeholder was drawn and before it is asked for', async () => {
  await authChunk.load();
  jest.spyOn(authChunk, 'loaded').mockReturnValueOnce(undefined);
  const shell = await aShell();

  await act(() =>
    renderInShell(shell, <AuthForm form="register" onDone={() => undefined} onSwitch={() => undefined} />),
  );

  expect(await screen.findByLabelText('CPF')).toBeVisible();
});
