import { screen, within } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import { DELETION_OBSTACLES } from '@mosaico/shared/rules';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import { AccountArea } from '../AccountArea.tsx';
import en from '../messages/en.json';

const VERIFY = 'POST /api/auth/password/verify';
const ASK = 'POST /api/me/deletion';
const CANCEL = 'POST /api/me/deletion/cancel';
type State = Data<'GET /api/me/deletion'>;

const FREE: State = {
  status: 'none',
  requested_at: null,
  due_at: null,
  stopped_by: null,
  obstacles: [],
  needs_code: false,
};
const PENDING: State = {
  ...FREE,
  status: 'pending',
  requested_at: '2026-11-10T12:00:00.000Z',
  due_at: '2026-11-24T12:00:00.000Z',
};

beforeEach(() => void (document.documentElement.lang = 'en'));

async function show(first: State = FREE, api: ApiStubs = {}) {
  const state = { now: first };
  const platform = fakePlatform({
    user: aUser(),
    at: '/security-center/delete-account',
    api: {
      'GET /api/me/deletion': () => okBody(state.now),
      [VERIFY]: okBody({ ticket: 'T1', expires_in: 300 }),
      ...api,
    },
  });
  const { player } = await renderScreen(<AccountArea />, { platform, messages: { en } });
  await screen.findByText(first.status === 'pending' ? en.leaving.pendingWhat : en.leaving.what.goes);
  const press = (name: string) => player.click(screen.getByRole('button', { name }));
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { platform, player, state, press, sent };
}

describe('the deletion of an account', () => {
  it('[R33] [A56] asks a visitor to log in, and sends nothing', async () => {
    const platform = fakePlatform({ at: '/security-center/delete-account' });

    await renderScreen(<AccountArea />, { platform, messages: { en } });

    expect(await screen.findByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[G42] [A39] is asked for with the login password, and then says its day', async () => {
    const { player, platform, state, press, sent } = await show(FREE, { [ASK]: okBody(PENDING, 'Asked') });
    await press('Delete my account');
    state.now = PENDING;

    await player.type(await screen.findByLabelText('Your login password'), 'secret-1{Enter}');

    expect(
      await screen.findByRole('heading', { name: /will be deleted on November 24, 2026/ }),
    ).toBeVisible();
    expect(sent(VERIFY)).toEqual([{ body: { password: 'secret-1', purpose: 'deletion' } }]);
    expect(sent(ASK)).toEqual([{ body: { ticket: 'T1', code: '' } }]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Asked' }]);
  });

  it('[G42] asks for a code as well where the second factor is on', async () => {
    const { player, press, sent } = await show(
      { ...FREE, needs_code: true },
      { [ASK]: refusal('second_factor_wrong', 'The code is wrong', { code: ['The code is wrong'] }) },
    );
    await press('Delete my account');

    await player.type(await screen.findByLabelText('Code from your app'), '123456');
    await player.type(screen.getByLabelText('Your login password'), 'secret-1');
    await player.click(screen.getAllByRole('button', { name: 'Delete my account' }).at(-1) as HTMLElement);

    expect(await screen.findByText('The code is wrong')).toBeVisible();
    expect(sent(ASK)).toEqual([{ body: { ticket: 'T1', code: '123456' } }]);
  });

  it.each(DELETION_OBSTACLES)(
    '[G42] says what stands against it, and offers nothing then: %s',
    async (one) => {
      await show({ ...FREE, obstacles: [one] });

      const first = screen.getByRole('region', { name: 'To be settled first' });
      expect(within(first).getByText(en.leaving.obstacle[one])).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    },
  );

  it('[G42] is taken back by one press', async () => {
    const { platform, state, press, sent } = await show(PENDING, {
      [CANCEL]: okBody({ ...FREE, status: 'cancelled' as const }, 'Your account stays'),
    });
    state.now = { ...FREE, status: 'cancelled' };

    await press('Keep my account');

    expect(await screen.findByText('You have cancelled the deletion')).toBeVisible();
    expect(sent(CANCEL)).toEqual([{ body: {} }]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Your account stays' }]);
  });

  it('[G42] shows how it stands now when it cannot be taken back any more', async () => {
    const { platform, state, press } = await show(PENDING, {
      [CANCEL]: refusal('deletion_none', 'No deletion is under way'),
    });
    state.now = FREE;

    await press('Keep my account');

    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(platform.shown).toEqual([{ kind: 'error', text: 'No deletion is under way' }]);
  });

  it('[G42] says why it did not come to it, and lets the member ask again', async () => {
    await show({ ...FREE, status: 'stopped', stopped_by: 'balance' });

    expect(screen.getByRole('status')).toHaveTextContent(/was not deleted.*still money/);
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });

  it('[G42] leads to the copy of the data first', async () => {
    const { platform, press } = await show(FREE, {
      'GET /api/me/export': okBody({
        status: 'none' as const,
        requested_at: null,
        ready_at: null,
        expires_at: null,
        size_bytes: 0,
      }),
    });

    await press('Download a copy of your data first');

    expect(platform.navigation.location.value.pathname).toBe('/security-center/your-data');
  });

  it('[R232] offers another try when the state cannot be loaded', async () => {
    const platform = fakePlatform({
      user: aUser(),
      at: '/security-center/delete-account',
      api: { 'GET /api/me/deletion': refusal('unavailable', 'no') },
    });
    await renderScreen(<AccountArea />, { platform, messages: { en } });

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
