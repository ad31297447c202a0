import { screen, waitFor } from '@testing-library/react';
import { ModalHost } from '../modals/ModalHost.tsx';
import { anAuthServer, ok } from '../testing/an-auth-server.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { travel } from '../testing/travel.ts';
import { LoginPage } from './LoginPage.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });

async function show(at: string) {
  const shell = await aShell({ server: anAuthServer(TOKEN).server, at });
  const rendered = await renderInShell(
    shell,
    <>
      <LoginPage />
      <ModalHost />
    </>,
  );
  await screen.findByLabelText('Password');
  const press = (name: string) => rendered.player.click(screen.getByRole('button', { name }));
  return { shell, press, ...rendered };
}

describe('login page', () => {
  it('[R38] [A22] has the form of the modal, and leads on to the path that was asked for', async () => {
    const { press, player, shell } = await show('/login?redirect=%2Frecharge%3Famount%3D50');
    await player.type(screen.getByLabelText('Account, phone or CPF'), 'marina');
    await player.type(screen.getByLabelText('Password'), '123456');

    await press('Log in');

    await waitFor(() =>
      expect(shell.platform.navigation.location.value).toMatchObject({
        pathname: '/recharge',
        search: '?amount=50',
      }),
    );
  });

  it('[A22] opens registration and the new password over itself, and comes back to its own form', async () => {
    const { press } = await show('/login');

    await press('Forgot your password?');
    await screen.findByRole('button', { name: 'Back to login' });
    expect(screen.getByRole('dialog', { name: 'Reset password' })).toBeInTheDocument();
    await travel(() => press('Back to login'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });
});
