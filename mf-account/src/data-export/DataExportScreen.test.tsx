import { screen, waitFor } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import { AccountArea } from '../AccountArea.tsx';
import en from '../messages/en.json';
import { sizeText } from './size-text.ts';

const VERIFY = 'POST /api/auth/password/verify';
const ASK = 'POST /api/me/export';
const DOWNLOAD = 'POST /api/me/export/download';
type State = Data<'GET /api/me/export'>;

const NONE: State = { status: 'none', requested_at: null, ready_at: null, expires_at: null, size_bytes: 0 };
const PENDING: State = { ...NONE, status: 'pending', requested_at: '2026-11-20T12:00:00.000Z' };
const READY: State = {
  ...PENDING,
  status: 'ready',
  ready_at: '2026-11-20T12:00:05.000Z',
  expires_at: '2026-11-27T12:00:05.000Z',
  size_bytes: 48_200,
};

beforeEach(() => void (document.documentElement.lang = 'en'));

async function show(first: State = NONE, api: ApiStubs = {}) {
  const state = { now: first };
  const platform = fakePlatform({
    user: aUser(),
    at: '/security-center/your-data',
    api: {
      'GET /api/me/export': () => okBody(state.now),
      [VERIFY]: okBody({ ticket: 'T1', expires_in: 300 }),
      ...api,
    },
  });
  const { player } = await renderScreen(<AccountArea />, { platform, messages: { en } });
  await screen.findByRole('heading', { name: en.data.status[first.status] });
  const press = async (name: string) => {
    await player.click(screen.getByRole('button', { name }));
    return screen.findByLabelText('Your login password');
  };
  const confirm = async (name: string) => {
    await player.type(await press(name), 'secret-1{Enter}');
  };
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { platform, state, confirm, sent };
}

describe('the copy of a member’s data', () => {
  it('[R33] [A56] asks a visitor to log in, and sends nothing', async () => {
    const platform = fakePlatform({ at: '/security-center/your-data' });

    await renderScreen(<AccountArea />, { platform, messages: { en } });

    expect(await screen.findByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[G42] [A39] is asked for with the login password, and then said to be under way', async () => {
    const { platform, state, confirm, sent } = await show(NONE, { [ASK]: okBody(PENDING, 'Under way') });
    state.now = PENDING;

    await confirm('Ask for a copy');

    expect(await screen.findByRole('heading', { name: 'Your copy is being made' })).toBeVisible();
    expect(sent(VERIFY)).toEqual([{ body: { password: 'secret-1', purpose: 'data_export' } }]);
    expect(sent(ASK)).toEqual([{ body: { ticket: 'T1' } }]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Under way' }]);
    expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull();
  });

  it('[G42] is ready in sight as soon as its notification comes, with its size and its last day', async () => {
    const { platform, state } = await show(PENDING);
    state.now = READY;

    platform.bus.publish('account.notification-received', { notificationId: 7 });

    expect(await screen.findByRole('heading', { name: 'Your copy is ready' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/49 kB.*27/);
  });

  it('[G42] is put together from its pieces, with one ticket, and saved as one file', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:1'),
      revokeObjectURL: () => undefined,
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('demo-2026-11-20.zip');
    });
    const { platform, confirm, sent } = await show(READY, {
      [DOWNLOAD]: (input: { body: { part: number } }) =>
        okBody({
          part: input.body.part,
          parts: 2,
          name: 'demo-2026-11-20.zip',
          data: btoa(`piece ${input.body.part} `),
        }),
    });

    await confirm('Download');

    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(saved[0]?.size).toBe('piece 1 piece 2 '.length);
    expect(sent(VERIFY)).toEqual([{ body: { password: 'secret-1', purpose: 'data_download' } }]);
    expect(sent(DOWNLOAD)).toEqual([
      { body: { ticket: 'T1', part: 1 } },
      { body: { ticket: 'T1', part: 2 } },
    ]);
    expect(platform.held.size).toBe(0);
    clicked.mockRestore();
  });

  it('[G42] shows the server’s words when the password is wrong, and keeps what was typed', async () => {
    const { confirm, sent } = await show(READY, {
      [VERIFY]: refusal('password_wrong', 'The password is wrong', { password: ['The password is wrong'] }),
    });

    await confirm('Download');

    await waitFor(() =>
      expect(screen.getByLabelText('Your login password')).toHaveAccessibleDescription(
        /The password is wrong/,
      ),
    );
    expect(screen.getByLabelText('Your login password')).toHaveValue('secret-1');
    expect(sent(DOWNLOAD)).toEqual([]);
  });

  it.each(['failed', 'expired'] as const)('[G42] offers another one where it is %s', async (status) => {
    await show({ ...READY, status });

    expect(screen.getByRole('button', { name: 'Ask for a new copy' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('[R232] offers another try when the state cannot be loaded', async () => {
    const platform = fakePlatform({
      user: aUser(),
      at: '/security-center/your-data',
      api: { 'GET /api/me/export': refusal('unavailable', 'no') },
    });
    await renderScreen(<AccountArea />, { platform, messages: { en } });

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

it.each([
  [0, '1 kB'],
  [48_200, '49 kB'],
  [3_460_000, '3.5 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
