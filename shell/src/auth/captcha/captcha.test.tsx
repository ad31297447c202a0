import { act, screen, waitFor } from '@testing-library/react';
import { anAuthServer, ok, posted, refusal } from '../../testing/an-auth-server.ts';
import { aShell, renderInShell } from '../../testing/a-shell.tsx';
import { settle } from '../../testing/settle.ts';
import { LoginForm } from '../LoginForm.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });
const TO_WORK = 'Can’t read it? Verify without the picture';
const TO_PICTURE = 'Use a picture instead';
const PASSED = 'Automatic check passed';
const FAILED = 'The automatic check did not work. Enter the code from the picture.';
const CODES = '/api/auth/captcha';
const LOGINS = '/api/auth/login2';

async function show(prepare: (entry: ReturnType<typeof anAuthServer>) => void = () => undefined) {
  const entry = anAuthServer(TOKEN);
  prepare(entry);
  const shell = await aShell({ server: entry.server });
  const clock = { passedMs: 0 };
  Object.assign(shell.platform, { now: () => Date.now() + clock.passedMs });
  const done = jest.fn();
  const rendered = await renderInShell(shell, <LoginForm onDone={done} onSwitch={() => undefined} />);
  const press = (name: string) => rendered.player.click(screen.getByRole('button', { name }));
  const logIn = async () => {
    await rendered.player.type(screen.getByLabelText('Account, phone or CPF'), 'marina');
    await rendered.player.type(screen.getByLabelText('Password'), '123456');
    await press('Log in');
  };
  const codes = () => posted(shell.network.sent, CODES);
  const logins = () => posted(shell.network.sent, LOGINS) as { key: string; captcha: string }[];
  return { entry, shell, clock, done, press, logIn, codes, logins, ...rendered };
}
const field = () => screen.queryByLabelText('Verification code');
const picture = () => screen.findByRole('img', { name: 'Picture of the verification code' });
const isVerified = () =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(PASSED));

describe('verification code', () => {
  it('[G40] is worked out by the browser as soon as the form is there: no field, no picture, said politely', async () => {
    const { codes } = await show();

    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      'Automatic check in progress…',
    );
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await isVerified();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(field()).not.toBeInTheDocument();
    expect(codes()).toEqual([{ mode: 'work', lang: 'en' }]);
  });

  it('[G40] [R169] logs in with the solution, that the server can verify, also when it is not there yet', async () => {
    const { entry, logins, done, logIn } = await show();

    await logIn();

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    const [body] = logins();
    expect(body).toMatchObject({ name: 'marina', key: 'key-1' });
    expect(await entry.isDone('key-1', body?.captcha ?? '')).toBe(true);
  });

  it('[G40] is worked out again by itself after a refused attempt', async () => {
    const { entry, press, codes, logins, logIn } = await show();
    entry.answer = refusal(400, 'wrong_credentials', 'The account or the password is wrong');

    await logIn();

    await waitFor(() => expect(codes()).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('The account or the password is wrong');
    await isVerified();
    entry.answer = TOKEN;
    await press('Log in');
    await waitFor(() => expect(logins()).toHaveLength(2));
    expect(logins()[1]).toMatchObject({ key: 'key-2' });
  });

  it('[G40] [R168] is worked out anew when two minutes have passed since', async () => {
    const { logins, logIn, done, clock } = await show();
    await isVerified();
    clock.passedMs = 121_000;

    await logIn();

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(logins()[0]).toMatchObject({ key: 'key-2' });
  });
});

describe('verification code by a picture', () => {
  it('[R168] [R147] is there for who prefers it, has to be read, and goes with its key', async () => {
    const { player, press, logIn, logins, done, codes } = await show();
    await isVerified();

    await press(TO_PICTURE);

    expect(await picture()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: TO_WORK })).toHaveFocus();
    expect(codes()).toEqual([{ mode: 'work', lang: 'en' }, { lang: 'en' }]);
    await logIn();
    expect(await screen.findByText('Please enter the verification code')).toBeInTheDocument();
    expect(logins()).toEqual([]);
    await player.type(field() as HTMLElement, 'K7PX2');
    await press('Log in');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(logins()).toMatchObject([{ key: 'key-2', captcha: 'K7PX2' }]);
  });

  it('[G40] leads back to the work, which then needs no code, and the focus stays', async () => {
    const { press, logIn, done, logins } = await show();
    await press(TO_PICTURE);
    await picture();
    await press('Log in');
    await screen.findByText('Please enter the verification code');

    await press(TO_WORK);

    expect(screen.getByRole('button', { name: TO_PICTURE })).toHaveFocus();
    await isVerified();
    await logIn();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(logins()).toMatchObject([{ key: 'key-3' }]);
  });

  it('[G40] does not verify what was called off', async () => {
    const { press } = await show();

    await press(TO_PICTURE);
    await picture();
    await settle(60);

    expect(field()).toHaveValue('');
    expect(screen.queryByText(PASSED)).not.toBeInTheDocument();
  });

  it('[G40] comes by itself when the work cannot be had, and the login waits for it', async () => {
    let isRefusing = true;
    const { press, player, logins, logIn, done } = await show((entry) => {
      const { server } = entry;
      Object.assign(entry, {
        server: (sent: Parameters<typeof server>[0]) =>
          isRefusing && sent.url.startsWith(CODES) && (sent.body as { mode?: string }).mode === 'work'
            ? refusal(503, 'unavailable', 'Service unavailable')
            : server(sent),
      });
    });

    expect(await picture()).toBeInTheDocument();
    expect(screen.getAllByText(FAILED).length).toBeGreaterThan(0);
    expect(field()).toHaveAccessibleDescription(FAILED);
    await logIn();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(logins()).toEqual([]);
    await player.type(field() as HTMLElement, 'K7PX2');
    await press('Log in');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    isRefusing = false;
  });

  it('[G40] comes by itself when the work takes too long, with the focus of who waits for it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { logIn, logins } = await show((entry) => {
      const { server } = entry;
      Object.assign(entry, {
        server: (sent: Parameters<typeof server>[0]) =>
          (sent.body as { mode?: string }).mode === 'work' ? new Promise(() => undefined) : server(sent),
      });
    });
    await logIn();
    expect(field()).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();

    expect(await picture()).toBeInTheDocument();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(logins()).toEqual([]);
  });

  it('[R235] [A48] takes the place of work that the server has refused, and says so beside its field', async () => {
    const { entry, logIn, codes } = await show();
    const text = 'Please obtain the verification code again';
    entry.answer = refusal(400, 'captcha_wrong', text, { captcha: [text] });

    await logIn();

    expect(await picture()).toBeInTheDocument();
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(field()).toHaveAccessibleDescription(`${FAILED} ${text}`);
    expect(field()).toHaveFocus();
    expect(codes()).toHaveLength(2);
  });

  it('[R168] is all there is where the browser cannot work', async () => {
    const { subtle } = globalThis.crypto;
    Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: undefined });

    const { codes } = await show();

    expect(await picture()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: TO_WORK })).not.toBeInTheDocument();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(codes()).toEqual([{ lang: 'en' }]);
    Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: subtle });
  });
});
