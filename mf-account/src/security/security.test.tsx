import { screen, waitFor, within } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import { AccountArea } from '../AccountArea.tsx';
import en from '../messages/en.json';
import { confirmation } from './verify/confirmation.ts';
import { contactDraft } from './contact/contact-kind.ts';
import type { Security } from './security.ts';

const BARE: Security = {
  password_set_at: null,
  is_password_known: false,
  has_qk_pwd: false,
  qk_pwd_locked_until: null,
  email: null,
  phone: '+55 11 9****-4321',
  is_phone_verified: false,
  has_factor: false,
  passkeys: 0,
};
const WHOLE: Security = {
  ...BARE,
  password_set_at: '2026-11-02T15:00:00Z',
  has_qk_pwd: true,
  email: 'm***@mosaico.example',
  is_phone_verified: true,
};
const SENT = okBody({ expires_in: 600, resend_in: 60 });
const TICKET = okBody({ ticket: 'T1', expires_in: 300 });

beforeEach(() => {
  document.documentElement.lang = 'en';
  for (const kind of ['email', 'phone'] as const) {
    confirmation.forget(kind);
    confirmation.comeBack(kind);
    contactDraft.forget(kind);
  }
});

async function open(at: string, security: Security = BARE, api: ApiStubs = {}) {
  const platform = fakePlatform({
    user: aUser(),
    at,
    api: { 'GET /api/auth/security': okBody(security), ...api },
  });
  const opened = await renderScreen(<AccountArea />, { platform, messages: { en } });
  await screen.findByRole('heading', { level: 1 });
  const press = (name: string | RegExp) => opened.player.click(screen.getByRole('button', { name }));
  const type = async (label: string, text: string) =>
    opened.player.type(await screen.findByLabelText(label), text);
  const path = () => platform.navigation.location.value.pathname;
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { ...opened, press, type, path, sent };
}

describe('the security centre', () => {
  it('[R66] says at a glance what is set, and what is missing and why it matters', async () => {
    await open('/security-center');

    expect(await screen.findByText('1 of 4 protections are on')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Security centre' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText(/^(On|Missing)$/)?.textContent)).toEqual([
      'On',
      'Missing',
      'Missing',
      'Missing',
      // Nobody lacks a second factor, passkeys or devices.
      undefined,
      undefined,
      undefined,
    ]);
    expect(screen.getByText(/Nobody can withdraw without it/)).toBeVisible();
    expect(screen.getByText(/Get your account back with it/)).toBeVisible();
  });

  it('[R66] [R213] says that whoever has registered the member knows their password', async () => {
    await open('/security-center', { ...BARE, is_password_known: true });

    expect(await screen.findByText('0 of 4 protections are on')).toBeVisible();
    expect(screen.getByText(/Whoever registered you chose it/)).toBeVisible();
  });

  it('[R66] [G54] [G55] says that a second factor and passkeys are on, where they are', async () => {
    await open('/security-center', { ...BARE, has_factor: true, passkeys: 2 });

    const rows = within(await screen.findByRole('list', { name: 'Security centre' })).getAllByRole(
      'listitem',
    );
    const on = rows.filter((row) => within(row).queryByText('On'));
    expect(on.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Login password'),
      expect.stringContaining('Two-step verification'),
      expect.stringContaining('Passkeys'),
    ]);
  });

  it('[R66] says that nothing is missing', async () => {
    await open('/security-center', WHOLE);

    expect(await screen.findByText('Your account is well protected')).toBeVisible();
    expect(screen.getByText('m***@mosaico.example')).toBeVisible();
    expect(screen.getByText('+55 11 9****-4321')).toBeVisible();
  });

  it('[R33] [A56] asks a visitor to log in, and sends nothing', async () => {
    const platform = fakePlatform({ at: '/security-center' });

    await renderScreen(<AccountArea />, { platform, messages: { en } });

    expect(await screen.findByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[R232] offers another try when it cannot be loaded', async () => {
    await open('/security-center', BARE, { 'GET /api/auth/security': refusal('unavailable', 'no') });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('[G5] [G37] sets the withdrawal password where it is missing', async () => {
    const { press, type, sent } = await open('/security-center', BARE, {
      'POST /api/auth/password/verify': TICKET,
      'POST /api/auth/qkpwd/set': okBody({ has_qk_pwd: true }, 'Withdrawal password saved'),
    });

    await screen.findByText('1 of 4 protections are on');
    await press(/Withdrawal password/);
    await type('Your login password', 'segredo8');
    await type('New withdrawal password: 6 digits', '024613');
    await type('Repeat the withdrawal password', '024613');
    await press('Save');

    await waitFor(() =>
      expect(sent('POST /api/auth/qkpwd/set')).toEqual([
        { body: { qk_pwd: '024613', qk_pwd_confirmation: '024613', ticket: 'T1' } },
      ]),
    );
  });
});

describe('changing the password', () => {
  const PATH = '/security-center/change-password';

  it('[R69] [G3] gets the ticket with the old password, and goes back when it is done', async () => {
    const { platform, press, type, path, sent } = await open(PATH, BARE, {
      'POST /api/auth/password/verify': TICKET,
      'POST /api/auth/password/modify': okBody(null, 'Password changed'),
    });

    await type('Current password', 'segredo8');
    await type('New password', 'vento sul');
    await type('Repeat the new password', 'vento sul');
    await press('Change the password');

    await waitFor(() => expect(path()).toBe('/security-center'));
    expect(sent('POST /api/auth/password/verify')).toEqual([
      { body: { password: 'segredo8', purpose: 'password' } },
    ]);
    expect(sent('POST /api/auth/password/modify')).toEqual([
      {
        body: {
          old_password: 'segredo8',
          password: 'vento sul',
          password_confirmation: 'vento sul',
          ticket: 'T1',
        },
      },
    ]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Password changed' }]);
  });

  it('[R134] [R138] says the rules beforehand, and ticks them off', async () => {
    const { type } = await open(PATH);
    const rules = within(await screen.findByRole('region', { name: 'The new password' }));
    expect(rules.queryByText('(met)', { exact: false })).toBeNull();

    await type('Current password', 'segredo8');
    await type('New password', 'segredo8');
    expect(rules.getAllByText('(met)')).toHaveLength(3);
    await type('New password', '9');
    expect(rules.getAllByText('(met)')).toHaveLength(4);
  });

  it('[R138] does not tick off a password that anybody tries first', async () => {
    const { type } = await open(PATH);
    const rules = within(await screen.findByRole('region', { name: 'The new password' }));

    await type('New password', '123456');

    const line = rules.getByText('is not easy to guess', { exact: false });
    expect(line).not.toHaveTextContent('(met)');
    await type('New password', '9x');
    expect(line).toHaveTextContent('(met)');
  });

  it('[R134] [R135] [R140] says what is wrong beside each field, and sends nothing', async () => {
    const { platform, press, type } = await open(PATH);

    await type('Current password', 'segredo8');
    await type('New password', 'segredo8');
    await type('Repeat the new password', 'segredo9');
    await press('Change the password');

    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        'The new password cannot match the old password',
      ),
    );
    expect(screen.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(
      'The two passwords entered do not match!',
    );
    expect(screen.getByText('Please fix the error in the form')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('shows a wrong old password beside its own field, and keeps the new one', async () => {
    const words = 'The password is wrong';
    const { press, type } = await open(PATH, BARE, {
      'POST /api/auth/password/verify': refusal('password_wrong', words, { password: [words] }),
    });

    await type('Current password', 'segredo8');
    await type('New password', 'vento sul');
    await type('Repeat the new password', 'vento sul');
    await press('Change the password');

    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText('New password')).toHaveValue('vento sul');
    expect(screen.getByLabelText('New password')).not.toHaveAccessibleDescription(words);
  });
});

describe('binding an e-mail address', () => {
  const PATH = '/security-center/bind-email';

  it('[R67] [R68] [G2] [G4] asks for the password on the way, comes back with what was typed, and goes on by itself', async () => {
    const { press, type, path, sent } = await open(PATH, BARE, {
      'POST /api/auth/password/verify': TICKET,
      'POST /api/auth/email/code': SENT,
      'POST /api/auth/email/bind': okBody({ email: 'a@b.example' }, 'E-mail address confirmed'),
    });

    await type('Your e-mail address', 'a@b.example');
    await press('Send the code');
    await waitFor(() => expect(path()).toBe('/security-center/verify-password'));
    await type('Your login password', 'segredo8');
    await press('Continue');
    await type('Six-digit code', '012345');

    await waitFor(() => expect(path()).toBe('/security-center'));
    expect(sent('POST /api/auth/email/code')).toEqual([{ body: { email: 'a@b.example', ticket: 'T1' } }]);
    expect(sent('POST /api/auth/email/bind')).toEqual([
      { body: { email: 'a@b.example', code: '012345', ticket: 'T1' } },
    ]);
    expect(confirmation.ticket('email')).toBeNull();
  });

  it('[A39] asks for the password anew when the ticket is too old, and keeps address and code', async () => {
    confirmation.keep('email', 'OLD');
    contactDraft.keep('email', { typed: 'a@b.example', step: 'code', code: '', resendAtMs: 0 });
    const { type, path } = await open(PATH, BARE, {
      'POST /api/auth/email/bind': refusal('ticket_invalid', 'Please confirm your password again'),
    });

    await type('Six-digit code', '012345');

    await waitFor(() => expect(path()).toBe('/security-center/verify-password'));
    expect(contactDraft.of('email')).toMatchObject({ typed: 'a@b.example', code: '012345' });
  });

  it('shows a wrong code beside its field', async () => {
    confirmation.keep('email', 'T1');
    contactDraft.keep('email', { typed: 'a@b.example', step: 'code', code: '', resendAtMs: 0 });
    const words = 'The code is wrong or has expired';
    const { type, press } = await open(PATH, BARE, {
      'POST /api/auth/email/bind': refusal('code_wrong', words, { code: [words] }),
    });

    await type('Six-digit code', '012345');

    await waitFor(() =>
      expect(screen.getByLabelText('Six-digit code')).toHaveAccessibleDescription(new RegExp(words)),
    );
    await press('Use another address');
    expect(await screen.findByLabelText('Your e-mail address')).toHaveValue('a@b.example');
  });

  it('refuses what is no address before anything is asked for', async () => {
    const { press, type, path } = await open(PATH);

    await type('Your e-mail address', 'marina');
    await press('Send the code');

    await waitFor(() =>
      expect(screen.getByLabelText('Your e-mail address')).toHaveAccessibleDescription(
        'Please enter a valid e-mail address',
      ),
    );
    expect(path()).toBe(PATH);
  });
});

describe('verifying the password', () => {
  it('[R67] opened by itself asks what is to be done', async () => {
    const { player, path } = await open('/security-center/verify-password');

    await player.click(screen.getByRole('link', { name: /E-mail/ }));
    expect(await screen.findByLabelText('Your login password')).toBeVisible();
    expect(path()).toBe('/security-center/verify-password');
  });

  it('[R169] shows the lock after too many wrong passwords', async () => {
    const words = 'Too many wrong attempts, please try again in 15 minutes';
    const { press, type } = await open('/security-center/verify-password?for=phone', BARE, {
      'POST /api/auth/password/verify': refusal('account_locked', words),
    });

    await type('Your login password', 'segredo8');
    await press('Continue');

    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('proving the phone', () => {
  const PATH = '/security-center/verify-phone';

  it('[G53] sends the code to the number of the registration, without it being typed', async () => {
    confirmation.keep('phone', 'T1');
    const { press, sent } = await open(PATH, BARE, { 'POST /api/auth/phone/code': SENT });

    await screen.findByText(/the number that you registered with/);
    await press('Send the code');

    expect(await screen.findByLabelText('Six-digit code')).toHaveFocus();
    expect(sent('POST /api/auth/phone/code')).toEqual([{ body: { ticket: 'T1' } }]);
  });

  it('[G53] [R139] takes another number, and judges it', async () => {
    confirmation.keep('phone', 'T1');
    const { press, type, sent } = await open(PATH, BARE, { 'POST /api/auth/phone/code': SENT });

    await screen.findByText(/the number that you registered with/);
    await press('My number has changed');
    await type('New mobile phone', '1198');
    await press('Send the code');
    await waitFor(() =>
      expect(screen.getByLabelText('New mobile phone')).toHaveAccessibleDescription(
        'Please enter a valid mobile phone number',
      ),
    );
    await type('New mobile phone', '7654321');

    await press('Send the code');
    await screen.findByLabelText('Six-digit code');
    expect(sent('POST /api/auth/phone/code')).toEqual([{ body: { phone: '(11) 98765-4321', ticket: 'T1' } }]);
  });
});
