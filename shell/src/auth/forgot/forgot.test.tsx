import { act, screen, waitFor } from '@testing-library/react';
import { learnSite } from '../../testing/learn-site.ts';
import { siteData } from '../../testing/site-data.ts';
import { anAuthServer, ok, posted, refusal } from '../../testing/an-auth-server.ts';
import { aShell, renderInShell } from '../../testing/a-shell.tsx';
import { travel } from '../../testing/travel.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { ForgotForm } from './ForgotForm.tsx';

const SENT = ok({ expires_in: 600 });
const FORGOT = '/api/auth/password/forgot';
const RESET = '/api/auth/password/reset';
const GUESSABLE =
  'This password is too easy to guess: no sequence, no common password and no personal data such as name, account, e-mail, date of birth, CPF or phone number';
const NEWS = 'If the details are right, a code is on its way. Check your e-mail or your text messages (SMS).';

async function show(answer = SENT) {
  const entry = anAuthServer(answer);
  const shell = await aShell({ server: entry.server });
  const clock = { passedMs: 0 };
  Object.assign(shell.platform, { now: () => Date.now() + clock.passedMs });
  shell.platform.modals.open('forgot');
  const done = jest.fn();
  const rendered = await renderInShell(shell, <ForgotForm onDone={done} onSwitch={() => undefined} />);
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      await rendered.player.type(screen.getByLabelText(label), value);
  };
  const press = (name: string) => rendered.player.click(screen.getByRole('button', { name }));
  const toasts = () => shell.platform.notices.toasts.value.map(({ text }) => text);
  const alert = () => screen.queryByRole('alert')?.textContent;
  return { entry, shell, clock, done, type, press, toasts, alert, ...rendered };
}
const WHO = { 'Account, phone or CPF': 'marina', CPF: '52998224725' };
const NEW = { 'New password': 'segredo8', 'Repeat the new password': 'segredo8' };

async function showSecondStep() {
  const shown = await show();
  await shown.type(WHO);
  await shown.press('Send the code');
  await screen.findByLabelText('Six-digit code');
  return shown;
}

describe('forgotten password: who it is', () => {
  it('[G9] [R140] [R145] [R150] names what is missing beside the fields, once in the form, and focuses the first', async () => {
    const { press, alert, shell } = await show();

    await press('Send the code');

    for (const text of ['Please enter your account', 'Please enter your CPF'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(alert()).toBe('Please fix the error in the form: 2 fields are marked');
    expect(screen.getByLabelText('Account, phone or CPF')).toHaveFocus();
    expect(posted(shell.network.sent, FORGOT)).toEqual([]);
  });

  it('[G9] asks for a code, and says the same whether there is such a member or not', async () => {
    const { shell } = await showSecondStep();

    expect(posted(shell.network.sent, FORGOT)).toEqual([
      { name: 'marina', cpf_id: '529.982.247-25', captcha: expect.any(String), key: 'key-1', lang: 'en' },
    ]);
    expect(screen.getAllByText(NEWS).length).toBeGreaterThan(0);
    expect(screen.getByRole('status')).toHaveTextContent(NEWS);
    expect(screen.getByLabelText('Six-digit code')).toHaveFocus();
  });

  it('[G9] [R235] keeps what was typed when the server refuses the verification code, and asks for a picture', async () => {
    const { type, press, shell } = await show(refusal(400, 'captcha_wrong', 'No'));
    await type(WHO);

    await press('Send the code');

    expect(await screen.findByText('Please obtain the verification code again')).toBeInTheDocument();
    expect(screen.getByLabelText('Verification code')).toHaveFocus();
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await waitFor(() => expect(posted(shell.network.sent, '/api/auth/captcha')).toHaveLength(2));
  });

  it('[G9] lets who has a code go on without another one', async () => {
    const { type, press, shell } = await show();
    await press('I already have a code');
    expect(await screen.findByText('Please enter your CPF')).toBeInTheDocument();
    await type(WHO);

    await press('I already have a code');

    expect(await screen.findByLabelText('Six-digit code')).toHaveFocus();
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
    expect(posted(shell.network.sent, FORGOT)).toEqual([]);
  });

  it('[G9] [G40] asks without a picture: the browser works by itself', async () => {
    const { entry, type, press, shell } = await show();
    await type(WHO);

    await press('Send the code');

    await screen.findByLabelText('Six-digit code');
    const [body] = posted(shell.network.sent, FORGOT) as { captcha: string }[];
    expect(await entry.isDone('key-1', body?.captcha ?? '')).toBe(true);
  });
});

describe('forgotten password: the new one', () => {
  it('[G9] [R146] names what is missing and focuses the first', async () => {
    const { press, alert } = await showSecondStep();

    await press('Save the new password');

    expect(await screen.findByText('Please enter the code that was sent to you')).toBeInTheDocument();
    expect(screen.getByText('Please enter your password')).toBeInTheDocument();
    expect(alert()).toBe('Please fix the error in the form: 2 fields are marked');
    expect(screen.getByLabelText('Six-digit code')).toHaveFocus();
  });

  it.each([
    ['R138', { 'New password': '12345' }, 'Password must be at least 6 characters'],
    ['R138', { 'New password': 'senha123' }, GUESSABLE],
    ['R138', { 'New password': 'x marina' }, GUESSABLE],
    ['R138', { 'New password': 'marina' }, 'The password must differ from the account'],
    ['R135', { ...NEW, 'New password': 'segredo9' }, 'The two passwords entered do not match!'],
    ['G9', { 'Six-digit code': '12' }, 'The code is wrong or has expired'],
  ])('[%s] refuses %j', async (_, values, text) => {
    const { type, press, shell } = await showSecondStep();
    await type(values);

    await press('Save the new password');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(posted(shell.network.sent, RESET)).toEqual([]);
  });

  it('[G9] takes a pasted code with its spaces, sets the password, and begins the login with the account', async () => {
    const { entry, player, type, press, shell, done, toasts } = await showSecondStep();
    entry.answer = ok(null);
    const code = screen.getByLabelText('Six-digit code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await player.click(code);
    await player.paste('012 345');
    await type(NEW);

    await press('Save the new password');

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(posted(shell.network.sent, RESET)).toEqual([
      {
        name: 'marina',
        cpf_id: '529.982.247-25',
        code: '012345',
        password: 'segredo8',
        password_confirmation: 'segredo8',
        lang: 'en',
      },
    ]);
    expect(toasts()).toEqual(['Your password has been changed. Log in with the new one']);
    expect(shell.platform.modals.loginName.value).toBe('marina');
  });

  it.each([
    ['R134', 'password', 'password_is_old', 'The new password cannot match the old password', 'New password'],
    ['G9', 'code', 'code_wrong', 'The code is wrong or has expired', 'Six-digit code'],
  ])('[%s] puts the refusal of %s beside its field', async (_, field, error, text, label) => {
    const { entry, type, press, done } = await showSecondStep();
    entry.answer = refusal(422, error, text, { [field]: [text] });
    await type({ 'Six-digit code': '123456', ...NEW });

    await press('Save the new password');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(done).not.toHaveBeenCalled();
  });

  it('[G9] keeps what was typed in either step when the language changes', async () => {
    const { type, press, shell } = await show();
    const speak = (value: string) =>
      act(async () => shell.platform.language.choose({ icon: '/assets/flags/vi.svg', option: 'VI', value }));
    await type(WHO);

    await speak('vi');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await press(AUTH_TEXTS.vi.forgot.hasCode);
    await type({ [AUTH_TEXTS.vi.forgot.password]: 'segredo8' });
    await speak('th');

    expect(screen.getByLabelText(AUTH_TEXTS.th.forgot.password)).toHaveValue('segredo8');
  });

  it('[G9] keeps what was typed on the way back and forth', async () => {
    const { type, press } = await showSecondStep();
    await type(NEW);

    await travel(() => press('Change account or CPF'));
    expect(screen.getByLabelText('Account, phone or CPF')).toHaveValue('marina');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await press('I already have a code');

    expect(await screen.findByLabelText('New password')).toHaveValue('segredo8');
  });

  it('[G9] sends another code a minute later at the earliest, without a picture, and the focus goes to the code', async () => {
    const { entry, clock, press, shell, toasts } = await showSecondStep();
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveTextContent(/00:5\d|01:00/);

    clock.passedMs = 60_000;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled());
    await press('Send another code');

    await waitFor(() => expect(toasts()).toEqual(['If the details are right, another code is on its way']));
    const [, body] = posted(shell.network.sent, FORGOT) as { key: string; captcha: string }[];
    expect(body).toMatchObject({ name: 'marina', key: 'key-2' });
    // The countdown ticks on while the work is judged.
    expect(await act(() => entry.isDone('key-2', body?.captcha ?? ''))).toBe(true);
    expect(screen.getByLabelText('Six-digit code')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeDisabled();
  });

  it('[G9] leads to the demonstration mailbox on a sandbox site only', async () => {
    const { shell } = await showSecondStep();
    const mailbox = () => screen.queryByRole('link', { name: 'Demonstration mailbox' });
    expect(mailbox()).toHaveAttribute('href', '/mailbox?lang=en');
    expect(mailbox()).toHaveAttribute('target', '_blank');

    act(() => learnSite(shell.platform, siteData({ is_sandbox: false })));

    expect(mailbox()).not.toBeInTheDocument();
  });

  it('[G9] says what is wrong with the server when another code could not be sent', async () => {
    const { entry, clock, press, toasts } = await showSecondStep();
    clock.passedMs = 60_000;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled());
    entry.answer = refusal(429, 'too_many_requests', 'Too many attempts, please try again in 5 min');

    await press('Send another code');

    await waitFor(() => expect(toasts()).toEqual(['Too many attempts, please try again in 5 min']));
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled();
  });
});
