import { screen } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { ProfileScreen } from './ProfileScreen.tsx';

const photos: ApiStubs = {
  'GET /api/profilepictures': okBody({
    male: [{ id: 1, url: '/assets/avatars/m1.svg' }],
    female: [{ id: 7, url: '/assets/avatars/f1.svg' }],
  }),
};

beforeEach(() => void (document.documentElement.lang = 'en'));

describe('profile screen', () => {
  it('[R35] [R83] shows who the member is and what they have', async () => {
    const platform = fakePlatform({ user: aUser({ money: '1234.50', ml_money: '50.00' }) });

    await renderScreen(<ProfileScreen />, { platform, messages: { en } });

    expect(screen.getByRole('heading', { name: 'Hello, marina' })).toBeVisible();
    expect(screen.getByText('+55 11 9****-4321')).toBeVisible();
    expect(screen.getByText('R$50.00')).toBeVisible();
    expect(screen.getByText('You can withdraw once nothing is left to be wagered')).toBeVisible();
  });

  it('ends a long account name within its line, and shows it whole among the details', async () => {
    const platform = fakePlatform({ user: aUser({ name: 'maria_fernanda16', nickname: '' }) });

    await renderScreen(<ProfileScreen />, { platform, messages: { en } });

    const heading = screen.getByRole('heading', { name: 'Hello, maria_fernanda16' });
    expect(heading).toHaveStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
    expect(heading).not.toHaveStyle({ overflowWrap: 'anywhere' });
    expect(screen.getByText('maria_fernanda16')).toBeVisible();
  });

  it.each([
    ['ABCD2345', 1],
    ['', 0],
  ])('[A30] has the line of the invitation code where there is one: %j', async (code, lines) => {
    const platform = fakePlatform({ user: aUser({ invite_code: code }) });

    await renderScreen(<ProfileScreen />, { platform, messages: { en } });

    expect(screen.queryAllByText(en.profile.inviteCode)).toHaveLength(lines);
  });

  it('leads to the deposit', async () => {
    const platform = fakePlatform({ user: aUser() });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Deposit' }));

    expect(platform.navigation.location.value.pathname).toBe('/recharge');
  });

  it('leads to the withdrawal', async () => {
    const platform = fakePlatform({ user: aUser() });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Withdraw' }));

    expect(platform.navigation.location.value.pathname).toBe('/withdraw');
  });

  it('[R12] [R66] shows the bound address, and leads to the security centre', async () => {
    const platform = fakePlatform({ user: aUser({ email: 'marina@mosaico.example' }) });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    expect(screen.getByText('marina@mosaico.example')).toBeVisible();
    await player.click(screen.getByRole('link', { name: /Security centre/ }));

    expect(platform.navigation.location.value.pathname).toBe('/security-center');
  });

  it('[R35] has a place for what other areas declare for it, which stays out of the page until there is something', async () => {
    const platform = fakePlatform({ user: aUser() });

    await renderScreen(<ProfileScreen />, { platform, messages: { en } });

    expect([...platform.filled]).toEqual(['profile.entries']);
    expect(screen.getByText(en.profile.entries)).not.toBeVisible();
  });

  it('[R83] has the member read anew: bets elsewhere change more than the balance', async () => {
    const platform = fakePlatform({ user: aUser() });
    const refresh = jest.spyOn(platform.session, 'refresh');

    await renderScreen(<ProfileScreen />, { platform, messages: { en } });

    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('[R12] [R92] [R173] changes the photo to one of the offered ones', async () => {
    const platform = fakePlatform({
      user: aUser({ gender: 2 }),
      api: { ...photos, 'POST /api/profilepictures/set': okBody({ profileurl: '/assets/avatars/f1.svg' }) },
    });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Change photo' }));
    await player.click(await screen.findByRole('button', { name: 'Photo 1', hidden: true }));

    expect(await screen.findByRole('button', { name: 'Change photo' })).toBeVisible();
    expect(platform.api.calls.at(-1)?.input).toEqual({ body: { member_id: 7, picture_id: 7 } });
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Photo updated' }]);
  });

  it('[A28] offers both lists when the gender is unknown', async () => {
    const platform = fakePlatform({ user: aUser({ gender: 0 }), api: photos });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Change photo' }));

    expect(await screen.findByRole('heading', { name: 'Male', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Female', hidden: true })).toBeInTheDocument();
  });

  it('[R228] shows the server’s words when the photo is refused', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: {
        ...photos,
        'POST /api/profilepictures/set': refusal('picture_unknown', 'This photo is not offered'),
      },
    });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Change photo' }));
    await player.click(await screen.findByRole('button', { name: 'Photo 1', hidden: true }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'This photo is not offered' }]);
  });

  it('[G1] logs out after asking', async () => {
    const platform = fakePlatform({ user: aUser(), confirms: true });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Log out' }));

    expect(await screen.findByText('Currently not logged in, please log in first')).toBeVisible();
  });

  it('[G1] stays when the player thinks better of it', async () => {
    const platform = fakePlatform({ user: aUser(), confirms: false });

    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
    await player.click(screen.getByRole('button', { name: 'Log out' }));

    expect(platform.session.isLoggedIn()).toBe(true);
  });
});
