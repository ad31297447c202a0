import { screen, waitFor } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { inviteLink } from './invite-link.ts';
import { InviteScreen } from './InviteScreen.tsx';

const invited = (registered: number, held = 0): ApiStubs => ({
  'POST /api/agency/inviterecord': okBody({
    list: [],
    total: registered,
    page: 1,
    limit: 1,
    next: null,
    totals: { registered, deposited: 2, valid: 1, held },
    valid_from: '35.00',
    held_reason: held > 0 ? 'Same device as yours' : '',
  }),
});
const member = () => aUser({ invite_code: 'QWER2345' });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('invite screen', () => {
  it('[R57] [R157] [G22] shows the member their link and how many came by it', async () => {
    const platform = fakePlatform({ user: member(), api: invited(7) });

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(screen.getByLabelText('Your invitation link')).toHaveValue(
      'http://localhost/?invite_code=QWER2345',
    );
    expect(screen.getByText(en.invite.intro)).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
    expect((await screen.findByText('Registered')).nextElementSibling).toHaveTextContent('7');
    expect(screen.getByRole('link', { name: 'See who has registered' })).toHaveAttribute(
      'href',
      '/agency-center/invitation-record',
    );
  });

  it.each(['excluded', 'barred'] as const)(
    '[G32] tells a member who is %s so, in the place of what they would pass on',
    async (why) => {
      const user = aUser({ invite_code: 'QWER2345', play_bar: { why, until: null } });

      await renderScreen(<InviteScreen />, {
        platform: fakePlatform({ user, api: invited(7) }),
        messages: { en },
      });

      expect(screen.getByRole('button', { name: /withdraw/i })).toBeVisible();
      expect(screen.queryByLabelText('Your invitation link')).not.toBeInTheDocument();
      expect(screen.queryByText(en.invite.intro)).not.toBeInTheDocument();
      expect((await screen.findByText('Registered')).nextElementSibling).toHaveTextContent('7');
    },
  );

  it('[R203] says from which first deposit on somebody is valid, as the server has it', async () => {
    await renderScreen(<InviteScreen />, {
      platform: fakePlatform({ user: member(), api: invited(7) }),
      messages: { en },
    });

    expect(await screen.findByText(/^Valid: has deposited at least R\$35\.00/)).toBeVisible();
  });

  it('[G38] says how many valid friends do not count yet, and why', async () => {
    const platform = fakePlatform({ user: member(), api: invited(7, 1) });

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Under review, not counted yet: 1. Same device as yours')).toBeVisible();
  });

  it('copies the link or the code and says so', async () => {
    const platform = fakePlatform({ user: member(), api: invited(0) });

    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await navigator.clipboard.readText()).toBe('http://localhost/?invite_code=QWER2345');
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible();

    await player.click(screen.getByRole('button', { name: 'Copy code' }));

    expect(await navigator.clipboard.readText()).toBe('QWER2345');
  });

  it('selects the link and says so in place where the browser does not copy', async () => {
    const platform = fakePlatform({ user: member(), api: invited(0) });
    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await player.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText(/copy it with the keyboard/)).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your invitation link' });
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('[G22] says in place that a browser without a canvas draws no poster, and keeps the link', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const platform = fakePlatform({ user: member(), api: invited(0) });
    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });

    await player.click(screen.getByRole('button', { name: 'Save the poster' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('could not draw the poster');
    expect(screen.getByLabelText('Your invitation link')).toBeVisible();
  });

  it('[R233] says what to do while nobody has come', async () => {
    const platform = fakePlatform({ user: member(), api: invited(0) });

    await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Nobody has registered with your link yet')).toBeVisible();
  });

  it('[R232] keeps the link in sight when the rest does not load, and tries again', async () => {
    const platform = fakePlatform({
      user: member(),
      api: { 'POST /api/agency/inviterecord': refusal('internal', 'Something went wrong') },
    });

    const { player } = await renderScreen(<InviteScreen />, { platform, messages: { en } });

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
    expect(screen.getByLabelText('Your invitation link')).toBeVisible();
    const before = platform.api.calls.length;
    await player.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(platform.api.calls.length).toBeGreaterThan(before));
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
