import { act, screen, waitFor } from '@testing-library/react';
import type { UserInfo } from '@mosaico/shared/api';
import { aUser, fakePlatform, renderScreen, type FakePlatform } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import pt from '../messages/pt.json';
import { platformThatRefreshes } from '../testing/information.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const show = (platform: FakePlatform) => renderScreen(<UnreadBadge />, { platform, messages: { en, pt } });
const withUnread = (unread_notifications: number, unread_announcements = 0) =>
  fakePlatform({ user: aUser({ unread_notifications, unread_announcements }) });
const arrive = (platform: FakePlatform, notificationId = 1) =>
  act(async () => platform.bus.publish('account.notification-received', { notificationId }));

describe('unread badge', () => {
  it('[G23] counts what is unread of both kinds, from the session, asking nothing', async () => {
    const platform = withUnread(2, 1);

    await show(platform);

    expect(screen.getByRole('button', { name: 'Unread messages: 3' })).toHaveTextContent('');
    expect(screen.getByText('3')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it.each([
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('shows %i as %s and says the number', async (count, shown) => {
    await show(withUnread(count));

    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByRole('button', { name: `Unread messages: ${count}` })).toBeVisible();
  });

  it('is a plain bell when everything is read, and nothing for a visitor', async () => {
    const platform = withUnread(0);
    const { container } = await show(platform);
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByText('0')).toBeNull();

    act(() => platform.setUser(null));

    expect(container).toBeEmptyDOMElement();
  });

  it('is a plain bell for a member who was kept before the counts were known', async () => {
    const { unread_notifications: _one, unread_announcements: _other, ...kept } = aUser();

    await show(fakePlatform({ user: kept as UserInfo }));

    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(screen.queryByText('NaN')).toBeNull();
  });

  it('speaks the player’s language [R16]', async () => {
    const user = aUser({ unread_notifications: 4 });

    await show(fakePlatform({ user, language: 'pt' }));

    expect(screen.getByRole('button', { name: 'Mensagens não lidas: 4' })).toBeVisible();
  });

  it('leads to the notifications', async () => {
    const platform = withUnread(1);
    const { player } = await show(platform);

    await player.click(screen.getByRole('button'));

    expect(platform.navigation.location.value.pathname).toBe('/information-center/notification');
  });

  it('follows a notification that comes in', async () => {
    const platform = platformThatRefreshes({}, { unread_notifications: 2 });
    await show(platform);

    await arrive(platform);

    expect(await screen.findByRole('button', { name: 'Unread messages: 3' })).toBeVisible();
  });

  it('follows what is read elsewhere', async () => {
    const platform = withUnread(2, 1);
    await show(platform);

    act(() => platform.setUser(aUser({ unread_notifications: 2, unread_announcements: 1, money: '9.00' })));
    act(() => platform.setUser(aUser({ unread_notifications: 0, unread_announcements: 1 })));

    expect(screen.getByRole('button', { name: 'Unread messages: 1' })).toBeVisible();
  });

  it('asks anew for each that comes in: an answer on its way does not know of it', async () => {
    const platform = platformThatRefreshes({}, { unread_notifications: 2 }, { unread_notifications: 3 });
    await show(platform);

    await arrive(platform, 1);
    await arrive(platform, 2);

    await waitFor(() => expect(platform.refreshes).toBe(2));
    expect(screen.getByRole('button', { name: 'Unread messages: 4' })).toBeVisible();
  });
});
