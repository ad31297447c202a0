import { act, screen, waitFor } from '@testing-library/react';
import { anAuthServer, ok, posted, refusal } from '../testing/an-auth-server.ts';
import type { FakeAnswer } from '../testing/fake-network.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './register/RegisterForm.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });

async function show(form: 'login' | 'register', answer: FakeAnswer | null = TOKEN) {
  const entry = anAuthServer(answer);
  const shell = await aShell({ server: entry.server });
  const done = jest.fn();
  const Form = form === 'login' ? LoginForm : RegisterForm;
  const rendered = await renderInShell(shell, <Form onDone={done} onSwitch={() => undefined} />);
  const alert = () => screen.queryByRole('alert')?.textContent;
  return { entry, shell, done, alert, ...rendered };
}
type Shown = Awaited<ReturnType<typeof show>>;

async function fill({ player }: Shown, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await player.type(screen.getByLabelText(label), value);
}
const MARINA = { 'Account, phone or CPF': 'marina', Password: '123456' };

describe('login form', () => {
  it('[R140] [R145] [R146] names each missing field beside it, once in the form, and focuses the first', async () => {
    const shown = await show('login');
    await waitFor(() => expect(screen.getByLabelText('Account, phone or CPF')).toHaveFocus());

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    for (const text of ['Please enter your account', 'Please enter your password']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(shown.alert()).toBe('Please fix the error in the form: 2 fields are marked');
    expect(shown.shell.platform.notices.toasts.value).toEqual([]);
    expect(screen.getByLabelText('Account, phone or CPF')).toHaveFocus();
    expect(posted(shown.shell.network.sent, '/api/auth/login2')).toEqual([]);
  });

  it('[R169] sends the code with its key, starts the session and is done', async () => {
    const shown = await show('login');
    await fill(shown, MARINA);

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
    expect(posted(shown.shell.network.sent, '/api/auth/login2')).toEqual([
      {
        name: 'marina',
        password: '123456',
        captcha: expect.any(String),
        key: 'key-1',
        device: expect.stringMatching(/^[0-9a-f]{32}$/),
        lang: 'en',
      },
    ]);
    expect(localStorage.getItem('device')).toMatch(/^[0-9a-f]{32}$/);
    expect(shown.shell.platform.session.user.value).toMatchObject({ name: 'marina' });
  });

  it('[R169] says what the server has refused in the form, where no toast covers a field, until the next attempt', async () => {
    const shown = await show(
      'login',
      refusal(400, 'wrong_credentials', 'The account or the password is wrong'),
    );
    await fill(shown, MARINA);

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.alert()).toBe('The account or the password is wrong'));
    expect(shown.shell.platform.notices.toasts.value).toEqual([]);
    expect(screen.getByLabelText('Account, phone or CPF')).toHaveValue('marina');
    shown.entry.answer = TOKEN;
    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
    expect(shown.alert()).toBeUndefined();
  });

  it('[R229] says so when there is no network', async () => {
    const shown = await show('login', null);
    await fill(shown, MARINA);

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.alert()).toBe('Network error, please try again later'));
    expect(shown.done).not.toHaveBeenCalled();
  });
});

describe('login of a member with a second factor', () => {
  const WAITS = ok({
    access_token: '',
    token_type: 'bearer',
    expires_in: 1800,
    second_factor: { challenge: 'challenge-1', expires_in: 300 },
  });
  const LOGIN = '/api/auth/2fa/login';
  const codeField = () => screen.findByLabelText('Code from your app');

  async function reachCode() {
    const shown = await show('login', WAITS);
    await fill(shown, MARINA);
    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));
    await codeField();
    shown.entry.answer = TOKEN;
    return shown;
  }

  it('[G54] asks for the code, with the focus in its field, and sends it by itself with the last digit', async () => {
    const shown = await reachCode();

    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(shown.done).not.toHaveBeenCalled();
    expect(shown.shell.platform.session.token()).toBeNull();
    await shown.player.type(await codeField(), '123 456');

    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
    expect(posted(shown.shell.network.sent, LOGIN)).toEqual([
      { challenge: 'challenge-1', code: '123456', device: expect.any(String), lang: 'en' },
    ]);
    expect(shown.shell.platform.session.user.value).toMatchObject({ name: 'marina' });
  });

  it('[G54] takes a recovery code, and says beside the field what is wrong with it', async () => {
    const shown = await reachCode();
    const wrong = 'The code is wrong or was used already. Tries left: 4';
    shown.entry.answer = refusal(400, 'second_factor_wrong', wrong, { code: [wrong] });

    await shown.player.click(screen.getByRole('button', { name: 'I don’t have my phone' }));
    await shown.player.type(screen.getByLabelText('Recovery code'), '7KQ2M-X9RTB{Enter}');

    expect(await screen.findByText(wrong)).toBeInTheDocument();
    expect(posted(shown.shell.network.sent, LOGIN)).toMatchObject([{ code: '7KQ2M-X9RTB' }]);
  });

  it('[G54] goes on with the code after a change of the language, and after the form was closed', async () => {
    const shown = await reachCode();

    await act(async () =>
      shown.shell.platform.language.choose({ icon: '/assets/flags/vi.svg', option: 'VI', value: 'vi' }),
    );
    expect(screen.getByLabelText('Mã từ ứng dụng')).toBeInTheDocument();
    shown.unmount();
    await renderInShell(shown.shell, <LoginForm onDone={shown.done} onSwitch={() => undefined} />);

    await shown.player.type(screen.getByLabelText('Mã từ ứng dụng'), '654321');
    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
  });

  it('[G54] goes back to the password when the login has taken too long, and says so', async () => {
    const shown = await reachCode();
    shown.entry.answer = refusal(400, 'login_expired', 'This login took too long');

    await shown.player.type(await codeField(), '123456');

    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(shown.alert()).toBe('This login took too long');
  });
});

describe('both forms', () => {
  const VIETNAMESE = { icon: '/assets/flags/vi.svg', option: 'VI', value: 'vi' };

  it.each([
    ['login', 'Account, phone or CPF', 'marina_1'],
    ['register', 'Full name', 'Marina Alves'],
  ] as const)('of %s keep what was typed when the language changes', async (form, label, text) => {
    const shown = await show(form);
    await fill(shown, { [label]: text });

    await act(async () => shown.shell.platform.language.choose(VIETNAMESE));

    expect(screen.getByLabelText(label)).toHaveValue(text);
  });
});

describe('login form of a member whose password is new', () => {
  it('[G9] begins with the account', async () => {
    const { shell } = await show('login');

    act(() => shell.platform.modals.loginName.set('marina'));

    expect(screen.getByLabelText('Account, phone or CPF')).toHaveValue('marina');
  });
});

describe('login form with a token that the server does not know', () => {
  it('says that it failed, and is ready for another attempt', async () => {
    const shown = await show('login');
    shown.entry.me = refusal(401, 'unauthenticated', 'Unauthenticated.');
    await fill(shown, MARINA);

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.alert()).toBe('Login failed, please try again in a moment'));
    expect(shown.done).not.toHaveBeenCalled();
    expect(shown.shell.platform.session.state.value).toBe('visitor');
    await waitFor(() => expect(posted(shown.shell.network.sent, '/api/auth/captcha')).toHaveLength(2));
  });
});
