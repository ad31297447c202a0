import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aUser,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
  type FakePlatform,
} from '@mosaico/shared/testing';
import { AccountArea } from '../AccountArea.tsx';
import en from '../messages/en.json';
import { aMessage, aPage, platformThatRefreshes, STUBS } from '../testing/information.ts';
import type { Part } from './PartLinks.tsx';

const NOTIFICATIONS = 'GET /api/informationcenter/notification';
const ANNOUNCEMENTS = 'GET /api/informationcenter/announcement';
const SUPPORT = 'GET /api/informationcenter/support';
const READ = 'POST /api/informationcenter/read';
const NO_DATA = 'There is currently no data available';
const failure = refusal('internal', 'Something went wrong on our side');

const show = (platform: FakePlatform) => renderScreen(<AccountArea />, { platform, messages: { en } });
const at = (part: Part) => `/information-center/${part}`;
const callsOf = ({ api }: FakePlatform) => api.calls.map(({ key }) => key);

describe('information centre', () => {
  it.each(['notification', 'announcement', 'support'] as const)(
    '[R218] fetches its three parts together, whichever is opened: %s',
    async (part) => {
      const platform = fakePlatform({ user: aUser(), at: at(part), api: STUBS });

      await show(platform);

      expect(callsOf(platform).toSorted()).toEqual([ANNOUNCEMENTS, NOTIFICATIONS, SUPPORT]);
      expect(await screen.findByRole('heading', { name: 'Information centre' })).toBeVisible();
    },
  );

  it('[R10] [R54] [R55] [R56] [R111] leads between its screens, without asking again, and says what is unread in each', async () => {
    const user = aUser({ unread_notifications: 1, unread_announcements: 2 });
    const platform = fakePlatform({ user, at: at('notification'), api: STUBS });
    const { player } = await show(platform);
    expect(await screen.findByText('Deposit received')).toBeVisible();

    await player.click(screen.getByRole('link', { name: /^Announcements/ }));

    expect(screen.getByText('Pix at any hour')).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(/Unread messages: 2/);
    await player.click(screen.getByRole('link', { name: 'Support' }));
    expect(platform.navigation.location.value.pathname).toBe(at('support'));
    expect(screen.getByRole('link', { name: /^Chat with us/ })).toBeVisible();
  });

  it('[R33] asks a visitor to log in for notifications, and sends no call for them', async () => {
    const platform = fakePlatform({ at: at('notification'), api: STUBS });

    const { player } = await show(platform);

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(callsOf(platform)).not.toContain(NOTIFICATIONS);
    await player.click(screen.getByRole('button', { name: 'Log in' }));
    expect(platform.opened).toEqual(['login']);
  });

  it('[R33] shows a visitor announcements and support, with nothing unread and nothing to mark', async () => {
    const platform = fakePlatform({ at: at('announcement'), api: STUBS });

    const { player } = await show(platform);
    await player.click(await screen.findByRole('button', { name: /^Pix at any hour/ }));

    expect(screen.getByText('Also at night.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(callsOf(platform)).not.toContain(READ);
  });

  it('asks for the notifications once a visitor has logged in', async () => {
    const platform = fakePlatform({ at: at('notification'), api: STUBS });
    await show(platform);

    act(() => platform.setUser(aUser()));

    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it.each([
    ['notification', NOTIFICATIONS],
    ['announcement', ANNOUNCEMENTS],
    ['support', SUPPORT],
  ] as const)('[R241] is silent when %s cannot be loaded; the others still show', async (part, key) => {
    const api: ApiStubs = { ...STUBS, [key]: failure };
    const platform = fakePlatform({ user: aUser(), at: at(part), api });

    const { player } = await show(platform);

    expect(await screen.findByText(NO_DATA)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(platform.shown).toEqual([]);
    const other = part === 'support' ? 'Notifications' : 'Support';
    await player.click(screen.getByRole('link', { name: other }));
    expect(screen.queryByText(NO_DATA)).toBeNull();
  });

  it('says when there is nothing yet', async () => {
    const api: ApiStubs = { ...STUBS, [NOTIFICATIONS]: aPage([]) };

    await show(fakePlatform({ user: aUser(), at: at('notification'), api }));

    expect(await screen.findByText(NO_DATA)).toBeVisible();
  });
});

describe('messages', () => {
  it('[G23] are read by being opened: once, here at once, and in the member’s counts', async () => {
    const platform = platformThatRefreshes(
      { at: at('notification'), api: STUBS },
      { unread_notifications: 0 },
    );
    const { player } = await show(platform);
    const row = await screen.findByRole('button', { name: /^Unread: Deposit received/ });
    expect(screen.getByRole('status')).toHaveTextContent('Unread messages: 1');

    await player.click(row);

    expect(row).toHaveAccessibleName(/^Deposit received/);
    expect(screen.getByText('Have fun!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You have read everything'));
    await player.click(row);
    await player.click(row);
    expect(platform.api.calls.filter(({ key }) => key === READ).map(({ input }) => input)).toEqual([
      { body: { type: 'notification', id: 1 } },
    ]);
    expect(platform.refreshes).toBe(1);
  });

  it('[G23] are all marked as read at a press, and the focus is not lost', async () => {
    const list = [aMessage({ id: 2 }), aMessage({ id: 1 })];
    const platform = platformThatRefreshes(
      { at: at('announcement'), api: { ...STUBS, [ANNOUNCEMENTS]: aPage(list) } },
      { unread_announcements: 0 },
    );
    const { player } = await show(platform);

    await player.click(await screen.findByRole('button', { name: 'Mark all as read' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    expect(platform.api.calls.at(-1)?.input).toEqual({ body: { type: 'announcement', id: 'all' } });
    expect(screen.queryByRole('button', { name: /^Unread:/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('[R241] show the truth again when reading fails, and nobody is told', async () => {
    const platform = platformThatRefreshes({ at: at('notification'), api: { ...STUBS, [READ]: failure } });
    const { player } = await show(platform);

    await player.click(await screen.findByRole('button', { name: /^Unread: Deposit received/ }));

    expect(await screen.findByRole('button', { name: /^Unread: Deposit received/ })).toBeVisible();
    await waitFor(() => expect(callsOf(platform).filter((key) => key === NOTIFICATIONS)).toHaveLength(2));
    expect(platform.shown).toEqual([]);
    expect(platform.refreshes).toBe(0);
  });

  it('[G23] are counted one reading after the other, so that a late answer never wins', async () => {
    const answers: (() => void)[] = [];
    const list = [aMessage({ id: 2, title: 'Second' }), aMessage({ id: 1, title: 'First' })];
    const platform = platformThatRefreshes({
      at: at('notification'),
      api: {
        ...STUBS,
        [NOTIFICATIONS]: aPage(list),
        [READ]: () =>
          new Promise((resolve) => {
            const answer = okBody({ unread_notifications: 0, unread_announcements: 0 });
            answers.push(() => resolve(answer));
          }),
      },
    });
    const { player } = await show(platform);

    await player.click(await screen.findByRole('button', { name: /^Unread: Second/ }));
    await player.click(screen.getByRole('button', { name: /^Unread: First/ }));

    expect(screen.queryByRole('button', { name: /^Unread:/ })).toBeNull();
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.());
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(platform.refreshes).toBe(1);
    await act(async () => answers[1]?.());
    await waitFor(() => expect(platform.refreshes).toBe(2));
  });

  it('come in live, without a reload', async () => {
    let list = [aMessage()];
    const api: ApiStubs = { ...STUBS, [NOTIFICATIONS]: () => aPage(list) };
    const platform = fakePlatform({ user: aUser(), at: at('notification'), api });
    await show(platform);
    await screen.findByText('Deposit received');

    list = [aMessage({ id: 2, title: 'A gift for you' }), ...list];
    act(() => platform.bus.publish('account.notification-received', { notificationId: 2 }));

    expect(await screen.findByText('A gift for you')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('[G28] come page by page, each page from where the one before ended', async () => {
    const api: ApiStubs = {
      ...STUBS,
      [NOTIFICATIONS]: ({ query }) =>
        okBody({
          list:
            query.before === '1793638800000.2'
              ? [aMessage({ id: 1, title: 'First' })]
              : [aMessage({ id: 3, title: 'Third' }), aMessage({ id: 2, title: 'Second' })],
          total: 3,
          page: query.page ?? 1,
          limit: 20,
          next: query.before ? null : '1793638800000.2',
        }),
    };
    const { player } = await show(fakePlatform({ user: aUser(), at: at('notification'), api }));

    await player.click(await screen.findByRole('button', { name: /Carregar mais|Load more/ }));

    expect(await screen.findByText('First')).toBeVisible();
    const titles = within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
    expect(titles.map((row) => /Third|Second|First/.exec(row.textContent)?.[0])).toEqual([
      'Third',
      'Second',
      'First',
    ]);
  });
});

describe('support', () => {
  it('[R219] [R27] opens the first link, the chat, in a new window', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { player } = await show(fakePlatform({ at: at('support'), api: STUBS }));
    const chat = await screen.findByRole('link', { name: 'Chat with us (opens in a new window)' });

    await player.click(chat);

    expect(chat).toHaveAttribute('href', 'https://chat.example/');
    expect(open.mock.calls).toEqual([['https://chat.example/', '_blank', 'noopener,noreferrer']]);
    expect(screen.getByRole('link', { name: /^Send a message/ })).toBeVisible();
  });

  it('[R219] has a button that is off and says so when there is no link', async () => {
    await show(fakePlatform({ at: at('support'), api: { ...STUBS, [SUPPORT]: okBody([]) } }));

    expect(await screen.findByRole('button', { name: NO_DATA })).toBeDisabled();
  });

  it.each(['javascript:alert(1)', 'http://chat.example/', 'chat'])('[R27] follows no %s', async (linkurl) => {
    const api: ApiStubs = { ...STUBS, [SUPPORT]: okBody([{ name: 'Chat with us', linkurl }]) };

    await show(fakePlatform({ at: at('support'), api }));

    expect(await screen.findByRole('button', { name: NO_DATA })).toBeDisabled();
    expect(screen.queryByText('Chat with us')).toBeNull();
  });
});
