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

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    for (const text of ['Please enter your account', 'Please enter your password']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(shown.alert()).toBe('Please fix the error in the form');
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
      { name: 'marina', password: '123456', captcha: expect.any(String), key: 'key-1', lang: 'en' },
    ]);
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
