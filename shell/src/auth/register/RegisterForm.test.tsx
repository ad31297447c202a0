import { act, screen, waitFor } from '@testing-library/react';
import { learnSite } from '../../testing/learn-site.ts';
import { siteData } from '../../testing/site-data.ts';
import { anAuthServer, ok, posted, refusal } from '../../testing/an-auth-server.ts';
import type { FakeAnswer } from '../../testing/fake-network.ts';
import { aShell, renderInShell } from '../../testing/a-shell.tsx';
import { settle } from '../../testing/settle.ts';
import { travel } from '../../testing/travel.ts';
import { RegisterForm } from './RegisterForm.tsx';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });
const REGISTER = '/api/auth/register2';
const GUESSABLE =
  'This password is too easy to guess: no sequence, no common password and no personal data such as name, account, e-mail, date of birth, CPF or phone number';
/** The last three digits go into the suggested account name. */
const NOW_MS = Date.parse('2026-11-21T12:00:00.482Z');

async function show(answer: FakeAnswer | null = TOKEN, at = '/') {
  const entry = anAuthServer(answer);
  const shell = await aShell({ server: entry.server, at });
  Object.assign(shell.platform, { now: () => NOW_MS });
  shell.platform.modals.open('register');
  const done = jest.fn();
  const rendered = await renderInShell(shell, <RegisterForm onDone={done} onSwitch={() => undefined} />);
  await waitFor(() => expect(screen.getByLabelText('CPF')).toHaveFocus());
  const { player } = rendered;
  const press = (name: string) => player.click(screen.getByRole('button', { name }));
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      await player.clear(screen.getByLabelText(label));
      await player.type(screen.getByLabelText(label), value);
    }
  };
  const sent = () => posted(shell.network.sent, REGISTER);
  const alert = () => screen.queryByRole('alert')?.textContent;
  return { entry, shell, done, press, fill, sent, alert, ...rendered };
}

const WHO = {
  CPF: '52998224725',
  'Date of birth': '28021990',
  'Mobile phone': '11987654321',
  'Full name': 'Marina Alves',
};

/** With the first step done. */
async function showSecondStep(...options: Parameters<typeof show>) {
  const shown = await show(...options);
  await shown.fill(WHO);
  await shown.press('Continue');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  return shown;
}
const consent = () => screen.getByRole('checkbox');

describe('registration: who it is', () => {
  it('[R170] begins in the CPF, and the focus moves on when a number is whole', async () => {
    const { player } = await show();
    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();

    await player.keyboard('52998224725');
    expect(screen.getByLabelText('Date of birth')).toHaveFocus();
    await player.keyboard('28021990');
    expect(screen.getByLabelText('Mobile phone')).toHaveFocus();
    await player.keyboard('11987654321');
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await player.keyboard('Marina Alves{Enter}');

    expect(await screen.findByText('Step 2 of 2')).toBeInTheDocument();
  });

  it('[R150] stays in a number that is wrong, which it says once the number is whole, and in one that is corrected', async () => {
    const { player } = await show();

    await player.keyboard('5299822472');
    expect(screen.queryByText('Please enter a valid CPF')).not.toBeInTheDocument();
    await player.keyboard('6');
    expect(screen.getByLabelText('CPF')).toHaveFocus();
    expect(await screen.findByText('Please enter a valid CPF')).toBeInTheDocument();
    await player.keyboard('{Backspace}5');
    expect(screen.getByLabelText('Date of birth')).toHaveFocus();
    await player.keyboard('2802');
    await player.click(screen.getByLabelText('CPF'));
    await player.keyboard('{Backspace}5');

    expect(screen.getByLabelText('CPF')).toHaveFocus();
  });

  it('[R150] says what is wrong with a number when it is left, before anything is sent', async () => {
    const { fill, player } = await show();

    await fill({ CPF: '11111111111' });
    await player.tab();

    expect(await screen.findByText('Please enter a valid CPF')).toBeInTheDocument();
    expect(screen.queryByText('Please enter your date of birth')).not.toBeInTheDocument();
  });

  it('[R140] [R148] [R149] [R150] prompts for everything that is required, and focuses the first', async () => {
    const { press, alert, shell } = await show();

    await press('Continue');

    for (const text of [
      'Please enter your CPF',
      'Please enter your date of birth',
      'Please enter your phone number',
      'Please enter your name',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(alert()).toBe('Please fix the error in the form: 4 fields are marked');
    expect(shell.platform.notices.toasts.value).toEqual([]);
    expect(screen.getByLabelText('CPF')).toHaveFocus();
  });

  it.each([
    ['R139', 'Mobile phone', '1133334444', 'Please enter a valid mobile phone number'],
    ['R150', 'CPF', '11111111111', 'Please enter a valid CPF'],
    ['R256', 'Date of birth', '01012020', 'Users over 18 only'],
    ['R148', 'Full name', 'Jo', 'The name needs 3 to 80 letters, without digits or symbols'],
    ['R148', 'Full name', 'Ana', 'Please enter first name and surname, as in the CPF'],
  ])('[%s] refuses %s %s', async (_, label, value, text) => {
    const { fill, press, alert } = await show();
    await fill({ ...WHO, [label]: value });

    await press('Continue');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(alert()).toBe('Please fix the error in the form: 1 field is marked');
  });

  it('asks for each value with the keyboard and the autofill that fit it', async () => {
    await show();

    for (const [label, mode, autoComplete] of [
      ['CPF', 'numeric', 'off'],
      ['Date of birth', 'numeric', 'bday'],
      ['Mobile phone', 'tel', 'tel-national'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute('inputmode', mode);
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autoComplete);
    }
    expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
  });

  it('[R252] promises no bonus, which cannot be had yet', async () => {
    const { shell } = await show();

    act(() => learnSite(shell.platform, siteData()));

    expect(screen.queryByText(/100%/)).not.toBeInTheDocument();
  });
});

describe('registration: how they will log in', () => {
  it('[R138] suggests an account name, begins in the password, and says its rule beforehand', async () => {
    const { fill } = await showSecondStep();

    expect(screen.getByLabelText('Account')).toHaveValue('marina_alves482');
    expect(screen.getByLabelText('Account')).toHaveAccessibleDescription(/^Our suggestion/);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 6 characters/);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await fill({ Account: 'marina_1' });
    await waitFor(() =>
      expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('4 to 16 letters, digits or _'),
    );
  });

  it('[R145] begins in the account name where none can be suggested', async () => {
    const { fill, press } = await show();
    await fill({ ...WHO, 'Full name': '王小明' });

    await press('Continue');

    await waitFor(() => expect(screen.getByLabelText('Account')).toHaveFocus());
    expect(screen.getByLabelText('Account')).toHaveValue('');
  });

  it('[R140] [R145] [R146] prompts for everything that is required', async () => {
    const { press, player, alert, sent } = await showSecondStep();
    await player.clear(screen.getByLabelText('Account'));

    await press('Create my account');

    for (const text of ['Please enter your account', 'Please enter your password', 'Please accept the terms'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(alert()).toBe('Please fix the error in the form: 3 fields are marked');
    expect(screen.getByLabelText('Account')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    ['R138', '12345', 'Password must be at least 6 characters'],
    ['R138', '123456', GUESSABLE],
    ['R138', 'x marina_alves482', GUESSABLE],
    ['R138', 'sol 28021990', GUESSABLE],
    ['R138', 'marina_alves482', 'The password must differ from the account'],
  ])('[%s] refuses the password %s', async (_, password, text) => {
    const { fill, press, sent } = await showSecondStep();
    await fill({ Password: password });

    await press('Create my account');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('[R140] [R146] says what is wrong with the password and that the consent lacks at once, and begins in the password', async () => {
    const { fill, press, alert } = await showSecondStep();
    await fill({ Password: '123' });

    await press('Create my account');

    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(consent()).toHaveAccessibleDescription('Please accept the terms');
    expect(alert()).toBe('Please fix the error in the form: 2 fields are marked');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('links what is agreed to, in windows of their own; following a link ticks nothing', async () => {
    const { player } = await showSecondStep();
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
    expect(consent()).not.toBeChecked();
    await player.click(screen.getByText(/I am 18 or older/));
    expect(consent()).toBeChecked();
  });

  it('[R170] [R231] [R135] [G40] registers with the fields of the wire, the password typed once, logs in and says so', async () => {
    const { entry, shell, player, fill, press, sent, done } = await showSecondStep(
      TOKEN,
      '/?invite_code=abcd2345',
    );
    expect(screen.getByLabelText('Invitation code (optional)')).toHaveValue('ABCD2345');
    expect(screen.getByLabelText('Invitation code (optional)')).toHaveAttribute('readonly');
    await fill({ Password: 'segredo7' });
    await player.click(consent());

    await press('Create my account');

    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      {
        device: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'marina_alves482',
        password: 'segredo7',
        password_confirmation: 'segredo7',
        realname: 'Marina Alves',
        cpf_id: '529.982.247-25',
        birth_date: '1990-02-28',
        phone: '(11) 98765-4321',
        captcha: expect.any(String),
        key: 'key-1',
        invite_code: 'ABCD2345',
        agree: true,
        lang: 'en',
      },
    ]);
    const [{ captcha }] = sent() as [{ captcha: string }];
    expect(await entry.isDone('key-1', captcha)).toBe(true);
    expect(shell.platform.notices.toasts.value.map(({ text }) => text)).toEqual([
      'Your registration has been successfully completed',
    ]);
  });

  it.each(['/', '/?invite_code=abcd2345'])(
    '[A30] asks for no invitation on a site without agents (%s)',
    async (at) => {
      const { shell } = await showSecondStep(TOKEN, at);
      const asked = () => [
        ...screen.queryAllByRole('button', { name: 'I have an invitation code' }),
        ...screen.queryAllByLabelText('Invitation code (optional)'),
      ];
      expect(asked()).toHaveLength(1);

      act(() => learnSite(shell.platform, siteData({ features: ['without_agents'] })));

      expect(asked()).toEqual([]);
    },
  );

  it('[R76] takes an invitation code that is typed, and keeps it on the way back', async () => {
    const { press, fill } = await showSecondStep();
    expect(screen.queryByLabelText('Invitation code (optional)')).not.toBeInTheDocument();
    await press('I have an invitation code');
    expect(screen.getByLabelText('Invitation code (optional)')).toHaveFocus();
    await fill({ 'Invitation code (optional)': 'ABCD2345' });

    await travel(() => press('Back'));
    await press('Continue');

    expect(await screen.findByLabelText('Invitation code (optional)')).toHaveValue('ABCD2345');
  });

  it('keeps what was typed in either step on the way back and forth, and in another language', async () => {
    const { press, fill, player, shell } = await showSecondStep();
    await fill({ Account: 'marina_1', Password: 'segredo7' });
    await player.click(consent());

    await travel(() => press('Back'));
    expect(await screen.findByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('Full name')).toHaveValue('Marina Alves');
    await fill({ 'Full name': 'Marina Alves Souza' });
    await press('Continue');
    await act(async () =>
      shell.platform.language.choose({ icon: '/assets/flags/vi.svg', option: 'VI', value: 'vi' }),
    );

    expect(await screen.findByLabelText('Account')).toHaveValue('marina_1');
    expect(screen.getByLabelText('Password')).toHaveValue('segredo7');
    expect(consent()).toBeChecked();
  });

  it('leads to the first step by "back", with what was typed, and to the second again by "forward"', async () => {
    const { fill, player, shell } = await showSecondStep();
    await fill({ Account: 'marina_1', Password: 'segredo7' });
    await player.click(consent());

    await travel(() => window.history.back());
    expect(shell.platform.modals.current.value).toBe('register');
    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    await fill({ 'Full name': 'Marina Alves Souza' });
    await travel(() => window.history.forward());

    expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
    expect(screen.getByLabelText('Account')).toHaveValue('marina_1');
    expect(screen.getByLabelText('Password')).toHaveValue('segredo7');
    expect(consent()).toBeChecked();
    await travel(() => window.history.back());
    expect(screen.getByLabelText('Full name')).toHaveValue('Marina Alves Souza');
    await travel(() => window.history.back());
    expect(shell.platform.modals.current.value).toBeNull();
  });

  it('shows the first step where "forward" leads to the second one with something wrong in the first', async () => {
    const { fill } = await showSecondStep();
    await travel(() => window.history.back());
    await fill({ CPF: '11111111111' });

    await travel(() => window.history.forward());

    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
    expect(screen.getByLabelText('CPF')).toHaveValue('111.111.111-11');
  });

  it('leaves no step in the history when it is closed', async () => {
    const { shell } = await showSecondStep();

    await travel(() => shell.platform.modals.close());

    expect(shell.platform.modals.current.value).toBeNull();
    expect(shell.platform.navigation.location.value.state).toBeNull();
  });

  it('suggests another account name for another name, where the first one was not changed', async () => {
    const { press, fill } = await showSecondStep();

    await travel(() => press('Back'));
    await fill({ 'Full name': 'Rita Lima' });
    await press('Continue');

    expect(await screen.findByLabelText('Account')).toHaveValue('rita_lima482');
  });

  it('[R167] puts the refusal of the server beside its field, and says it once', async () => {
    const text = 'This account is already taken';
    const { fill, player, press, alert } = await showSecondStep(
      refusal(409, 'account_taken', text, { name: [text] }),
    );
    await fill({ Password: 'segredo7' });
    await player.click(consent());

    await press('Create my account');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Account')).toHaveFocus();
    expect(alert()).toBeUndefined();
  });

  it('[R150] [R167] leads back to a field of the first step that the server has refused, and keeps what was typed', async () => {
    const text = 'This CPF is already registered';
    const { entry, fill, player, press, done } = await showSecondStep(
      refusal(409, 'cpf_taken', text, { cpf_id: [text] }),
    );
    await fill({ Password: 'segredo7' });
    await player.click(consent());

    await press('Create my account');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('CPF')).toHaveFocus();
    entry.answer = TOKEN;
    await fill({ CPF: '11144477735' });
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await press('Continue');
    expect(await screen.findByLabelText('Password')).toHaveValue('segredo7');
    expect(consent()).toBeChecked();
    await press('Create my account');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('[R230] says "Registration Failed" when the server gives no reason', async () => {
    const { fill, player, press, alert, shell } = await showSecondStep({ status: 500, body: {} });
    await fill({ Password: 'segredo7' });
    await player.click(consent());

    await press('Create my account');

    await waitFor(() => expect(alert()).toBe('Registration Failed'));
    await settle();
    expect(shell.platform.notices.toasts.value).toEqual([]);
  });
});
