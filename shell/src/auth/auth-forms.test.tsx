import { act, screen, waitFor } from '@testing-library/react';
import { learnSite } from '../testing/learn-site.ts';
import { siteData } from '../testing/site-data.ts';
import { anAuthServer, ok, posted, refusal } from '../testing/an-auth-server.ts';
import type { FakeAnswer } from '../testing/fake-network.ts';
import { aShell, renderInShell } from '../testing/aShell.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });

async function show(form: 'login' | 'register', answer: FakeAnswer | null = TOKEN, at = '/') {
  const entry = anAuthServer(answer);
  const shell = await aShell({ server: entry.server, at });
  const done = jest.fn();
  const Form = form === 'login' ? LoginForm : RegisterForm;
  const rendered = await renderInShell(shell, <Form onDone={done} onSwitch={() => undefined} />);
  await screen.findByRole('img', { name: 'Picture of the verification code' });
  const toasts = () => shell.platform.notices.toasts.value.map(({ text }) => text);
  return { entry, shell, done, toasts, ...rendered };
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

describe('both forms', () => {
  const VIETNAMESE = { icon: '/assets/flags/vi.svg', option: 'VI', value: 'vi' };

  it.each([
    ['login', 'Account, phone or CPF'],
    ['register', 'Account'],
  ] as const)('of %s keep what was typed when the language changes', async (form, label) => {
    const shown = await show(form);
    await fill(shown, { [label]: 'marina_1', Password: 'segredo7' });

    await act(async () => shown.shell.platform.language.choose(VIETNAMESE));

    expect(screen.getByLabelText(label)).toHaveValue('marina_1');
    expect(screen.getByLabelText('Password')).toHaveValue('segredo7');
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
    await fill(shown, {
      'Account, phone or CPF': 'marina',
      Password: '123456',
      'Verification code': 'K7PX2',
    });

    await shown.player.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(shown.toasts()).toEqual(['Login failed, please try again in a moment']));
    expect(shown.done).not.toHaveBeenCalled();
    expect(shown.shell.platform.session.state.value).toBe('visitor');
    await waitFor(() => expect(posted(shown.shell.network.sent, '/api/auth/captcha')).toHaveLength(2));
  });
});

describe('register form', () => {
  it('[R252] promises the sign-up offer on a sandbox site only', async () => {
    const { shell } = await show('register');
    expect(screen.queryByText('100% up to R$1,500')).not.toBeInTheDocument();

    act(() => learnSite(shell.platform, siteData()));
    expect(screen.getByText('100% up to R$1,500')).toBeInTheDocument();
    act(() => learnSite(shell.platform, siteData({ compliance_profile: 'br-licensed' })));

    expect(screen.queryByText('100% up to R$1,500')).not.toBeInTheDocument();
  });

  it('links what is agreed to, in windows of their own; following a link ticks nothing', async () => {
    const { player } = await show('register');
    const agreement = screen.getByRole('checkbox', {
      name: /I am 18 or older and accept the terms of use .*and the privacy policy/,
    });
    const links = ['terms of use (opens in a new window)', 'privacy policy (opens in a new window)'].map(
      (name) => screen.getByRole('link', { name }),
    );

    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      link.addEventListener('click', (event) => event.preventDefault());
      await player.click(link);
    }
    expect(agreement).not.toBeChecked();
    await player.click(screen.getByText(/I am 18 or older/));
    expect(agreement).toBeChecked();
  });

  it('[G40] [R170] registers without reading a picture', async () => {
    const shown = await show('register');
    const { 'Verification code': _, ...typed } = VALID;
    await fill(shown, typed);
    await shown.player.click(screen.getByRole('checkbox'));
    await shown.player.click(
      screen.getByRole('button', { name: "Can't read it? Verify without the picture" }),
    );

    await shown.player.click(screen.getByRole('button', { name: 'Create my account' }));

    await waitFor(() => expect(shown.done).toHaveBeenCalledTimes(1));
    const [body] = posted(shown.shell.network.sent, '/api/auth/register2') as { captcha: string }[];
    expect(await shown.entry.isDone('key-2', body?.captcha ?? '')).toBe(true);
  });

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
