import { screen, within } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { inviteLink } from './invite-link.ts';
import { InviteScreen } from './InviteScreen.tsx';

const person = (name: string) => ({
  name_masked: name,
  registered_at: '2026-03-04T12:00:00.000Z',
  first_deposit: '50.00',
  total_bet: '80.00',
  status: 'valid' as const,
});
const invited = (names: string[], total = names.length): ApiStubs => ({
  'POST /api/agency/inviterecord': ({ body }) => {
    const { page = 1, before = '0' } = body;
    const end = Number(before) + 20;
    const list = names.slice(end - 20, end).map(person);
    return okBody({
      list,
      total,
      page,
      limit: 20,
      next: end < names.length ? String(end) : null,
      totals: { registered: total, deposited: total, valid: total },
    });
  },
});

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('invite screen', () => {
  it('[R57] [R157] [G22] shows the member their link and who came by it', async () => {
    const platform = fakePlatform({
      user: aUser({ invite_code: 'QWER2345' }),
      api: invited(['ma***a', 'jo***o']),
    });

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(screen.getByLabelText('Your invitation link')).toHaveValue(
      'http://localhost/?invite_code=QWER2345',
    );
    expect(screen.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Who has registered with your link' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('ma***a')).toBeVisible();
  });

  it('copies the link and says so', async () => {
    const platform = fakePlatform({ user: aUser({ invite_code: 'QWER2345' }), api: invited([]) });

    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await navigator.clipboard.readText()).toBe('http://localhost/?invite_code=QWER2345');
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible();
  });

  it('selects the link and says so in place where the browser does not copy', async () => {
    const platform = fakePlatform({ user: aUser({ invite_code: 'QWER2345' }), api: invited([]) });
    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await player.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText(/copy it with the keyboard/)).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your invitation link' });
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('[R233] says what to do while nobody has come', async () => {
    const platform = fakePlatform({ user: aUser(), api: invited([]) });

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Nobody has registered with your link yet')).toBeVisible();
  });

  it('[G28] loads the next page on demand', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `guest-${index}`);
    const platform = fakePlatform({ user: aUser(), api: invited(names) });

    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });
    await player.click(await screen.findByRole('button', { name: 'Load more' }));

    expect(await screen.findByText('guest-22')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('[R232] keeps the link in sight when the list does not load', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: { 'POST /api/agency/inviterecord': refusal('internal', 'Something went wrong') },
    });

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
    expect(screen.getByLabelText('Your invitation link')).toBeVisible();
  });

  it('[R33] [R158] asks a visitor to log in and calls nothing', async () => {
    const platform = fakePlatform();

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });
});

describe('invite link', () => {
  it('[G22] escapes the code', () => {
    expect(inviteLink('https://a.example', 'A&B')).toBe('https://a.example/?invite_code=A%26B');
  });
});
