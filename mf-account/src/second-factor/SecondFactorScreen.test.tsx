import { screen, waitFor } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';

const OFF = okBody({ enabled_at: null, recovery_codes_left: 0 });
const ON = okBody({ enabled_at: '2026-11-20T12:00:00.000Z', recovery_codes_left: 2 });
const CODES = ['7KQ2M-X9RTB', 'ABCDE-FGHJK'];
const stubs = (state: typeof OFF | typeof ON): ApiStubs => ({
  'GET /api/auth/2fa': state,
  'POST /api/auth/2fa/begin': okBody({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    url: 'otpauth://totp/demo:marina?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  'POST /api/auth/password/verify': okBody({ ticket: 'ticket-1', expires_in: 300 }),
  'POST /api/auth/2fa/enable': okBody({ recovery_codes: CODES }),
  'POST /api/auth/2fa/recovery': okBody({ recovery_codes: CODES }),
  'POST /api/auth/2fa/disable': okBody(null, 'Two-step verification is off'),
});

async function show(api: ApiStubs) {
  const platform = fakePlatform({ user: aUser(), at: '/security-center/second-factor', api });
  const { player } = await renderScreen(<SecondFactorScreen />, { platform, messages: { en } });
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  const press = async (name: string) => player.click(await screen.findByRole('button', { name }));
  return { platform, player, sent, press };
}

describe('two-step verification', () => {
  it('[A39] [G54] is switched on with the app, a code and the password, and shows the recovery codes', async () => {
    const { player, sent, press } = await show(stubs(OFF));

    await press('Switch it on');
    expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:/),
    );
    await player.type(screen.getByLabelText(/^2\. Enter the six digits/), '123456');
    await player.type(screen.getByLabelText('Your login password'), 'mar e sol');
    await player.click(screen.getAllByRole('button', { name: 'Switch it on' }).at(-1) as HTMLElement);

    expect(await screen.findByText('7KQ2M-X9RTB')).toBeInTheDocument();
    expect(sent('POST /api/auth/password/verify')).toEqual([
      { body: { password: 'mar e sol', purpose: 'second_factor' } },
    ]);
    expect(sent('POST /api/auth/2fa/enable')).toEqual([{ body: { code: '123456', ticket: 'ticket-1' } }]);
    await press('I have saved them');
    await waitFor(() => expect(screen.queryByText('7KQ2M-X9RTB')).toBeNull());
  });

  it('[G54] says beside its field what is missing, and what the server refuses', async () => {
    const wrong = 'The code is wrong or was used already. Tries left: 4';
    const { player, press } = await show({
      ...stubs(ON),
      'POST /api/auth/2fa/disable': refusal('second_factor_wrong', wrong, { code: [wrong] }),
    });

    await press('Switch it off');
    const send = async () =>
      player.click(screen.getAllByRole('button', { name: 'Switch it off' }).at(-1) as HTMLElement);
    await screen.findByLabelText('Your login password');
    await send();
    expect(await screen.findByText('Please enter the code')).toBeInTheDocument();
    await player.type(screen.getByLabelText('Code from your app'), '000000');
    await player.type(screen.getByLabelText('Your login password'), 'mar e sol');
    await send();

    expect(await screen.findByText(wrong)).toBeInTheDocument();
  });

  it('[G54] that was switched off elsewhere meanwhile is said not to be on, and shown so', async () => {
    const off = 'Two-step verification is not switched on';
    let isOff = false;
    const { player, press } = await show({
      ...stubs(ON),
      'GET /api/auth/2fa': () => (isOff ? OFF : ON),
      'POST /api/auth/2fa/disable': () => {
        isOff = true;
        throw refusal('second_factor_not_on', off);
      },
    });

    await press('Switch it off');
    await player.type(await screen.findByLabelText('Code from your app'), '123456');
    await player.type(screen.getByLabelText('Your login password'), 'mar e sol');
    await player.click(screen.getAllByRole('button', { name: 'Switch it off' }).at(-1) as HTMLElement);

    expect(await screen.findByText(off)).toBeInTheDocument();
    expect(await screen.findByText('Off')).toBeInTheDocument();
  });

  it('[G54] is switched off, and makes new recovery codes', async () => {
    const { player, sent, press, platform } = await show(stubs(ON));
    expect(await screen.findByText('Recovery codes left: 2')).toBeInTheDocument();

    await press('New recovery codes');
    await player.type(await screen.findByLabelText('Six-digit code from your app'), '123456');
    await player.type(screen.getByLabelText('Your login password'), 'mar e sol');
    await player.click(screen.getAllByRole('button', { name: 'New recovery codes' }).at(-1) as HTMLElement);
    expect(await screen.findByText('ABCDE-FGHJK')).toBeInTheDocument();
    await press('I have saved them');
    await press('Switch it off');
    await player.type(await screen.findByLabelText('Code from your app'), CODES[0] ?? '');
    await player.type(screen.getByLabelText('Your login password'), 'mar e sol');
    await player.click(screen.getAllByRole('button', { name: 'Switch it off' }).at(-1) as HTMLElement);

    await waitFor(() => expect(sent('POST /api/auth/2fa/disable')).toHaveLength(1));
    expect(platform.shown.map(({ text }) => text)).toContain('Two-step verification is off');
  });
});
