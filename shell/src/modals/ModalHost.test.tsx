import { act, screen, waitFor } from '@testing-library/react';
import { anAuthServer, ok, refusal } from '../testing/an-auth-server.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { travel } from '../testing/travel.ts';
import { ModalHost } from './ModalHost.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });

async function show(at = '/recharge') {
  const entry = anAuthServer(TOKEN);
  const shell = await aShell({ server: entry.server, at });
  const { modals } = shell.platform;
  const rendered = await renderInShell(
    shell,
    <>
      <button onClick={() => modals.open('login')}>open login</button>
      <button onClick={() => modals.open('register')}>open register</button>
      <ModalHost />
    </>,
  );
  const press = (name: string) => rendered.player.click(screen.getByRole('button', { name }));
  const logIn = async () => {
    await rendered.player.type(await screen.findByLabelText('Account, phone or CPF'), 'marina');
    await rendered.player.type(screen.getByLabelText('Password'), '123456');
    await press('Log in');
  };
  return { entry, shell, press, logIn, ...rendered };
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const path = () => window.location.pathname;

describe('login and registration over the page', () => {
  it.each([
    ['Esc', async ({ player }: Awaited<ReturnType<typeof show>>) => player.keyboard('{Escape}')],
    ['the close button', async ({ press }: Awaited<ReturnType<typeof show>>) => press('Close')],
    [
      'a press on the backdrop',
      async ({ player }: Awaited<ReturnType<typeof show>>) => player.click(screen.getByRole('dialog')),
    ],
    ['"back"', () => Promise.resolve(window.history.back())],
  ])('[R75] [R76] take the focus, close on %s, and give the focus back to their opener', async (_, close) => {
    const shown = await show();
    await shown.press('open login');
    expect(await dialog('Log in')).toContainElement(document.activeElement as HTMLElement);

    await travel(() => close(shown));

    noDialog();
    expect(path()).toBe('/recharge');
    expect(screen.getByText('open login')).toHaveFocus();
  });

  it('[R75] [R76] lead to each other and to a new password, one "back" from the page', async () => {
    const { press, player, shell } = await show();
    await press('open register');
    await dialog('Register');

    await player.click(await screen.findByRole('button', { name: 'Log in' }));
    await dialog('Log in');
    await press('Forgot your password?');
    await dialog('Reset password');
    await press('Back to login');
    await dialog('Log in');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);

    await travel(() => window.history.back());
    noDialog();
    expect(shell.platform.navigation.location.value.pathname).toBe('/recharge');
    expect(screen.getByText('open register')).toHaveFocus();
  });

  it('[R75] close on success, and stay closed for the member when "forward" leads to them', async () => {
    const { press, logIn, shell } = await show();
    await press('open login');
    await dialog('Log in');

    await travel(logIn);
    noDialog();
    await travel(() => window.history.forward());
    await waitFor(() => expect(shell.platform.modals.current.value).toBeNull());

    noDialog();
    expect(path()).toBe('/recharge');
  });

  it('[R75] leave the page alone when they are closed twice in a row', async () => {
    const { press, player, shell } = await show();
    act(() => shell.platform.navigation.push('/video'));
    await press('open login');
    await dialog('Log in');

    await travel(async () => {
      await player.keyboard('{Escape}{Escape}');
    });

    noDialog();
    expect(path()).toBe('/video');
  });

  it('[G9] begin the login with the account after a new password', async () => {
    const { press, entry, player } = await show();
    entry.answer = ok(null);
    await press('open login');
    await player.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    await player.type(await screen.findByLabelText('Account, phone or CPF'), 'marina');
    await player.type(screen.getByLabelText('CPF'), '52998224725');
    await press('I already have a code');
    await player.type(await screen.findByLabelText('Six-digit code'), '123456');
    await player.type(screen.getByLabelText('New password'), 'segredo8');
    await player.type(screen.getByLabelText('Repeat the new password'), 'segredo8');

    await press('Save the new password');

    await dialog('Log in');
    expect(await screen.findByLabelText('Account, phone or CPF')).toHaveValue('marina');
  });

  it('[R75] tell of a member who cannot be had, try again when asked, and close when the member is here', async () => {
    const { press, entry, logIn, shell } = await show();
    entry.me = refusal(503, 'unavailable', 'Service unavailable');
    await press('open login');
    await dialog('Log in');
    await logIn();

    const news = await screen.findByRole('alert');
    expect(news).toHaveTextContent(
      'You are logged in, but your account has not loaded yet. We are still trying.',
    );
    expect(news).toHaveFocus();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    entry.me = anAuthServer(TOKEN).me;
    await travel(() => press('Try again now'));

    noDialog();
    expect(shell.platform.session.user.value).toMatchObject({ name: 'marina' });
    expect(shell.platform.notices.toasts.value).toEqual([]);
  });

  it('let a player out who will not wait for the member', async () => {
    const { press, entry, logIn, shell } = await show();
    entry.me = refusal(503, 'unavailable', 'Service unavailable');
    await press('open login');
    await dialog('Log in');
    await logIn();
    await screen.findByRole('alert');

    await press('Log out');

    expect(shell.platform.session.state.value).toBe('visitor');
    await waitFor(noDialog);
    expect(path()).toBe('/');
    expect(shell.platform.notices.toasts.value).toEqual([]);
  });
});
