import { screen, waitFor, within } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { DevicesScreen } from './DevicesScreen.tsx';
import type { MemberSession } from './device-text.ts';

const HERE: MemberSession = {
  id: 7,
  is_current: true,
  browser: 'Chrome',
  system: 'Windows',
  kind: 'desktop',
  network: '203.0.113.x',
  method: 'password_and_code',
  created_at: '2026-11-20T12:00:00.000Z',
  last_used_at: '2026-11-20T13:00:00.000Z',
};
const PHONE: MemberSession = {
  ...HERE,
  id: 8,
  is_current: false,
  browser: 'Safari',
  system: 'iOS',
  kind: 'mobile',
  method: 'passkey',
};

async function show(sessions: readonly MemberSession[], more: ApiStubs = {}, isMember = true) {
  const api: ApiStubs = { 'GET /api/auth/sessions': okBody({ sessions: [...sessions] }), ...more };
  const platform = fakePlatform({ user: isMember ? aUser() : null, at: '/security-center/devices', api });
  const { player } = await renderScreen(<DevicesScreen />, { platform, messages: { en } });
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { platform, player, sent };
}

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('the devices of a member', () => {
  it('[G54] [A56] asks a visitor to log in', async () => {
    const { sent } = await show([], {}, false);

    expect(screen.getByRole('heading', { name: 'Devices' })).toBeInTheDocument();
    expect(sent('GET /api/auth/sessions')).toEqual([]);
  });

  it('[G54] shows each with its network and how it was entered, and marks this one, which has no button', async () => {
    await show([HERE, PHONE]);

    const [here, phone] = await screen.findAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome, WindowsThis deviceIn use now · network 203.0.113.x');
    expect(here).toHaveTextContent('with password and code');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent('Safari, iOS');
    expect(phone).toHaveTextContent('with a passkey');
  });

  it('[G54] ends one after a question, and all others', async () => {
    const { player, sent, platform } = await show([HERE, PHONE], {
      'POST /api/auth/sessions/revoke': okBody(null, 'The session has ended'),
      'POST /api/auth/sessions/revoke-others': okBody({ ended: 1 }, 'You are logged out everywhere else'),
    });

    await player.click(await screen.findByRole('button', { name: 'Log out Safari, iOS' }));
    await player.click(screen.getByRole('button', { name: 'Log out everywhere else' }));

    expect(sent('POST /api/auth/sessions/revoke')).toEqual([{ body: { id: 8 } }]);
    expect(sent('POST /api/auth/sessions/revoke-others')).toEqual([{ body: {} }]);
    expect(sent('GET /api/auth/sessions')).toHaveLength(3);
    expect(platform.shown.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['The session has ended', 'You are logged out everywhere else']),
    );
  });

  it('[G54] says what is not known, and that there is no other', async () => {
    await show([{ ...HERE, browser: '', system: '', network: '' }]);

    expect(await screen.findByText('Unknown device')).toBeInTheDocument();
    expect(screen.getByText('You are logged in nowhere else.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[G54] offers to try again when the list does not come', async () => {
    await show([], { 'GET /api/auth/sessions': refusal('internal', 'Something went wrong') });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('[G54] says calmly that one has ended in another tab, and asks for the list anew', async () => {
    const { player, sent, platform } = await show([HERE, PHONE], {
      'POST /api/auth/sessions/revoke': refusal(
        'session_not_found',
        'This device is not logged in to your account',
      ),
    });

    await player.click(await screen.findByRole('button', { name: /Safari, iOS/ }));

    await waitFor(() => expect(sent('GET /api/auth/sessions')).toHaveLength(2));
    expect(platform.shown.at(-1)).toMatchObject({
      kind: 'info',
      text: 'This device is not logged in to your account',
    });
  });
});
