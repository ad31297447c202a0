import { screen, waitFor } from '@testing-library/react';
import { anAuthServer, ok, posted, refusal } from '../../testing/an-auth-server.ts';
import { aShell, renderInShell } from '../../testing/aShell.tsx';
import { settle } from '../../testing/settle.ts';
import { LoginForm } from '../LoginForm.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });
const TO_WORK = "Can't read it? Verify without the picture";
const CODES = '/api/auth/captcha';

async function show() {
  const entry = anAuthServer(TOKEN);
  const shell = await aShell({ server: entry.server });
  const clock = { passedMs: 0 };
  Object.assign(shell.platform, { now: () => Date.now() + clock.passedMs });
  const done = jest.fn();
  const rendered = await renderInShell(shell, <LoginForm onDone={done} onSwitch={() => undefined} />);
  await screen.findByRole('img', { name: 'Picture of the verification code' });
  const button = (name: string) => screen.getByRole('button', { name });
  const logIn = async () => {
    await rendered.player.type(screen.getByLabelText('Account, phone or CPF'), 'marina');
    await rendered.player.type(screen.getByLabelText('Password'), '123456');
    await rendered.player.click(button('Log in'));
  };
  return { entry, shell, clock, done, button, logIn, ...rendered };
}
const code = () => screen.getByLabelText('Verification code');

describe('verification code without a picture', () => {
  it('[G40] is worked out by the browser: the field fills itself, says so politely, and the focus stays', async () => {
    const { player, button, shell } = await show();

    await player.click(button(TO_WORK));
    const toggle = document.activeElement;

    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      'Your browser is being checked, a few seconds…',
    );
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await waitFor(() => expect(code()).toHaveValue('Verified'));
    expect(code()).toHaveAttribute('readonly');
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Verified');
    expect(screen.queryByRole('img', { name: 'Picture of the verification code' })).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
    expect(posted(shell.network.sent, CODES)).toEqual([{ lang: 'en' }, { mode: 'work', lang: 'en' }]);
  });

  it('[G40] [R169] logs in with the solution, that the server can verify', async () => {
    const { entry, player, button, shell, done, logIn } = await show();
    await player.click(button(TO_WORK));

    await logIn();

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    const [body] = posted(shell.network.sent, '/api/auth/login2') as { key: string; captcha: string }[];
    expect(body).toMatchObject({ name: 'marina', key: 'key-2' });
    expect(await entry.isDone('key-2', body?.captcha ?? '')).toBe(true);
  });

  it('[G40] [R235] is worked out again by itself after a refused attempt', async () => {
    const { entry, player, button, shell, logIn } = await show();
    entry.answer = refusal(400, 'wrong_credentials', 'The account or the password is wrong');
    await player.click(button(TO_WORK));
    await waitFor(() => expect(code()).toHaveValue('Verified'));

    await logIn();

    await waitFor(() => expect(posted(shell.network.sent, CODES)).toHaveLength(3));
    await waitFor(() => expect(code()).toHaveValue('Verified'));
    entry.answer = TOKEN;
    await player.click(button('Log in'));
    await waitFor(() => expect(posted(shell.network.sent, '/api/auth/login2')).toHaveLength(2));
    expect(posted(shell.network.sent, '/api/auth/login2')[1]).toMatchObject({ key: 'key-3' });
  });

  it('[G40] can be called off: the picture is back, and has to be read', async () => {
    const { player, button, shell } = await show();
    await player.click(button(TO_WORK));
    await waitFor(() => expect(code()).toHaveValue('Verified'));

    await player.click(button('Use the picture instead'));

    expect(await screen.findByRole('img', { name: 'Picture of the verification code' })).toBeInTheDocument();
    expect(code()).toHaveValue('');
    expect(code()).not.toHaveAttribute('readonly');
    expect(button(TO_WORK)).toHaveFocus();
    await player.click(button('Log in'));
    expect(await screen.findByText('Please enter the verification code')).toBeInTheDocument();
    expect(posted(shell.network.sent, '/api/auth/login2')).toEqual([]);
  });

  it('[G40] does not verify after it was called off', async () => {
    const { player, button } = await show();
    await player.click(button(TO_WORK));

    await player.click(button('Cancel and use the picture'));
    await settle(60);

    expect(code()).toHaveValue('');
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  });

  it('[G40] says when it does not work, keeps the login back, and tries again on request', async () => {
    const { entry, player, button, shell, logIn, done } = await show();
    entry.noCode = refusal(503, 'unavailable', 'Service unavailable');
    await player.click(button(TO_WORK));

    const failed = 'The check did not work. Try again, or use the picture.';
    await waitFor(() => expect(screen.getAllByText(failed).length).toBeGreaterThan(0));
    await logIn();
    await waitFor(() => expect(code()).toHaveFocus());
    expect(posted(shell.network.sent, '/api/auth/login2')).toEqual([]);
    entry.noCode = null;
    await player.click(button('Check again'));
    await waitFor(() => expect(code()).toHaveValue('Verified'));
    expect(button('Check again')).toHaveFocus();

    await player.click(button('Log in'));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('[G40] [R168] is worked out anew when two minutes have passed since', async () => {
    const { player, button, shell, logIn, done, clock } = await show();
    await player.click(button(TO_WORK));
    await waitFor(() => expect(code()).toHaveValue('Verified'));
    clock.passedMs = 121_000;

    await logIn();

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(posted(shell.network.sent, '/api/auth/login2')[0]).toMatchObject({ key: 'key-3' });
  });
});
