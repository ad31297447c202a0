import { screen, waitFor } from '@testing-library/react';
import { aUser } from '@mosaico/shared/testing';
import type { FakeAnswer, FakeServer, Sent } from '../testing/fake-network.ts';
import { aShell, renderInShell } from '../testing/aShell.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const ok = (data: unknown): FakeAnswer => ({ body: { code: 200, message: 'OK', data } });
const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });

/** A server with a verification code for every request; what the forms post is up to the test. */
function server(answer: FakeAnswer | null): FakeServer {
  let codes = 0;
  return ({ url }) => {
    if (url.startsWith('/api/auth/captcha'))
      return ok({ key: `key-${(codes += 1)}`, img: 'data:image/svg+xml,', expires_in: 120 });
    if (url.startsWith('/api/auth/me')) return ok(aUser());
    return answer;
  };
}
const posted = (sent: readonly Sent[], path: string) =>
  sent.filter(({ url }) => url.startsWith(path)).map(({ body }) => body);

async function show(form: 'login' | 'register', answer: FakeAnswer | null = TOKEN, at = '/') {
  const shell = await aShell({ server: server(answer), at });
  const done = jest.fn();
  const Form = form === 'login' ? LoginForm : RegisterForm;
  const rendered = await renderInShell(shell, <Form onDone={done} onSwitch={() => undefined} />);
  await screen.findByRole('img', { name: 'Picture of the verification code' });
  const toasts = () => shell.platform.notices.toasts.value.map(({ text }) => text);
  return { shell, done, toasts, ...rendered };
}
type Shown = Awaited<ReturnType<typeof show>>;

async function fill({ player }: Shown, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await player.type(screen.getByLabelText(label), value);
}
const VALID = {
  Account: 'marina_1',
  Password: 'segredo7',
  'Repeat the password': 'segredo7',
  'Full name': 'Marina Alves',
  CPF: '52998224725',
  'Date of birth': '28021990',
  'Mobile phone': '11987654321',
  'Verification code': 'K7PX2',
};

describe('login form', () => {
  it('[R140] [R145] [R146] [R147] names each missing field beside it, once in a notice, and focuses the first', async () => {
    const shown = await show('login');

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    for (const text of [
      'Please enter your account',
      'Please enter your password',
      'Please enter the verification code',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(shown.toasts()).toEqual(['Please fix the error in the form']);
    expect(screen.getByLabelText('Account, phone or CPF')).toHaveFocus();
    expect(posted(shown.shell.network.sent, '/api/auth/login2')).toEqual([]);
  });

  it('[R169] sends the code with its key, starts the session and is done', async () => {
    const shown = await show('login');
    await fill(shown, {
      'Account, phone or CPF': 'marina',
      Password: '123456',
      'Verification code': 'K7PX2',
    });

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
    expect(posted(shown.shell.network.sent, '/api/auth/login2')).toEqual([
      { name: 'marina', password: '123456', captcha: 'K7PX2', key: 'key-1', lang: 'en' },
    ]);
    expect(shown.shell.platform.session.user.value).toMatchObject({ name: 'marina' });
  });

  it('[R235] asks for another code when the code was wrong, and has it fetched already', async () => {
    const body = {
      code: 400,
      error: 'captcha_wrong',
      message: 'Please obtain the verification code again',
      request_id: 'r',
    };
    const shown = await show('login', { status: 400, body });
    await fill(shown, {
      'Account, phone or CPF': 'marina',
      Password: '123456',
      'Verification code': 'WRONG',
    });

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.toasts()).toEqual(['Please obtain the verification code again']));
    await waitFor(() => expect(posted(shown.shell.network.sent, '/api/auth/captcha')).toHaveLength(2));
    expect(screen.getByLabelText('Verification code')).toHaveValue('');
    expect(screen.getByLabelText('Account, phone or CPF')).toHaveValue('marina');
  });

  it('[R229] says so when there is no network', async () => {
    const shown = await show('login', null);
    await fill(shown, {
      'Account, phone or CPF': 'marina',
      Password: '123456',
      'Verification code': 'K7PX2',
    });

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.toasts()).toEqual(['Network error, please try again later']));
    expect(shown.done).not.toHaveBeenCalled();
  });
});

describe('register form', () => {
  it('[R145] [R146] [R147] [R148] [R149] [R150] prompts for everything that is required', async () => {
    const shown = await show('register');

    await shown.player.click(screen.getByRole('button', { name: 'Create my account' }));

    const prompts = [
      'Please enter your account',
      'Please enter your password',
      'Please enter the verification code',
      'Please enter your name',
      'Please enter your phone number',
      'Please enter your CPF',
      'Please enter your date of birth',
      'Please accept the terms',
    ];
    for (const text of prompts) expect(await screen.findByText(text)).toBeInTheDocument();
    expect(shown.toasts()).toEqual(['Please fix the error in the form']);
    expect(screen.getByLabelText('Account')).toHaveFocus();
  });

  it.each([
    ['R138', 'Password', '12345', 'Password must be at least 6 characters'],
    ['R135', 'Repeat the password', 'other-one', 'The two passwords entered do not match!'],
    ['R139', 'Mobile phone', '1133334444', 'Please enter a valid mobile phone number'],
    ['R150', 'CPF', '11111111111', 'Please enter a valid CPF'],
    ['R256', 'Date of birth', '01012020', 'Users over 18 only'],
  ])('[%s] refuses %s %s', async (_, label, value, text) => {
    const shown = await show('register');
    await fill(shown, { ...VALID, [label]: value });

    await shown.player.click(screen.getByRole('button', { name: 'Create my account' }));

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(posted(shown.shell.network.sent, '/api/auth/register2')).toEqual([]);
  });

  it('[R170] [R231] registers with the fields of the wire, logs in and says so', async () => {
    const shown = await show('register', TOKEN, '/?invite_code=abcd2345');
    expect(screen.getByLabelText('Invitation code (optional)')).toHaveValue('ABCD2345');
    expect(screen.getByLabelText('Invitation code (optional)')).toHaveAttribute('readonly');
    await fill(shown, VALID);
    await shown.player.click(screen.getByRole('checkbox'));

    await shown.player.click(screen.getByRole('button', { name: 'Create my account' }));

    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
    expect(posted(shown.shell.network.sent, '/api/auth/register2')).toEqual([
      {
        name: 'marina_1',
        password: 'segredo7',
        password_confirmation: 'segredo7',
        realname: 'Marina Alves',
        cpf_id: '529.982.247-25',
        birth_date: '1990-02-28',
        phone: '(11) 98765-4321',
        captcha: 'K7PX2',
        key: 'key-1',
        invite_code: 'ABCD2345',
        agree: true,
        lang: 'en',
      },
    ]);
    expect(shown.toasts()).toEqual(['Your registration has been successfully completed']);
  });

  it('[R167] puts the refusal of the server beside its field', async () => {
    const body = {
      code: 409,
      error: 'account_taken',
      message: 'This account is already taken',
      errors: { name: ['This account is already taken'] },
      request_id: 'r',
    };
    const shown = await show('register', { status: 409, body });
    await fill(shown, VALID);
    await shown.player.click(screen.getByRole('checkbox'));

    await shown.player.click(screen.getByRole('button', { name: 'Create my account' }));

    expect(await screen.findByText('This account is already taken')).toBeInTheDocument();
    expect(screen.getByLabelText('Account')).toHaveFocus();
  });

  it('[R230] says "Registration Failed" when the server gives no reason', async () => {
    const shown = await show('register', { status: 500, body: {} });
    await fill(shown, VALID);
    await shown.player.click(screen.getByRole('checkbox'));

    await shown.player.click(screen.getByRole('button', { name: 'Create my account' }));

    await waitFor(() => expect(shown.toasts()).toEqual(['Registration Failed']));
  });
});
