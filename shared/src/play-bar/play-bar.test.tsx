import { act, screen } from '@testing-library/react';
import { aUser, fakePlatform, messageFaults, renderScreen } from '@mosaico/shared/testing';
import { PlayBarNotice } from './PlayBarNotice.tsx';
import { PLAY_BAR_TEXTS } from './play-bar-texts.ts';
import { usePlayBar } from './usePlayBar.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const IN_TWO_DAYS = '2026-11-23T01:30:00.000Z';

function Probe() {
  const bar = usePlayBar();
  return bar ? <PlayBarNotice bar={bar} /> : <p>open</p>;
}
async function show(play_bar: ReturnType<typeof aUser>['play_bar']) {
  const platform = fakePlatform({ user: aUser({ play_bar }) });
  const refresh = jest.spyOn(platform.session, 'refresh');
  const rendered = await renderScreen(<Probe />, { platform, messages: {} });
  return { ...rendered, refresh };
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  document.documentElement.lang = 'en';
});
afterEach(() => jest.useRealTimers());

describe('what a member is told who may not play', () => {
  it('[R16] [G31] says the same in all eight message sets', () => {
    expect(messageFaults(PLAY_BAR_TEXTS)).toEqual({ missing: [], placeholders: [], untranslated: [] });
  });

  it.each([
    ['paused', IN_TWO_DAYS, /taking a break until November 22, 2026 at 10:30/],
    ['excluded', IN_TWO_DAYS, /^You have excluded yourself until November 22, 2026$/],
    ['excluded', null, /^You have excluded yourself$/],
    ['barred', null, /national betting register/],
  ] as const)(
    '[G31] [G32] %s: until when by the clock of São Paulo, that money can be withdrawn, who listens',
    async (why, until, title) => {
      await show({ why, until });

      expect(screen.getByRole('heading')).toHaveTextContent(title);
      const money =
        why === 'paused' ? /what is free to withdraw already/ : /and you can withdraw it at any time/;
      expect(screen.getByText(money)).toHaveTextContent(/Your money stays yours/);
      expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Call CVV: 188' })).toHaveAttribute('href', 'tel:188');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('[G31] follows a break that begins in another tab, by the notification that tells of it', async () => {
    const { platform, refresh } = await show(null);
    refresh.mockImplementation(() => {
      platform.setUser(aUser({ play_bar: { why: 'paused', until: IN_TWO_DAYS } }));
      return Promise.resolve();
    });

    act(() => platform.bus.publish('account.notification-received', { notificationId: 3 }));

    expect(screen.getByRole('heading')).toHaveTextContent(/taking a break/);
  });

  it('[G31] asks the server when a break is over, and again where its clock is behind', async () => {
    const { platform, refresh } = await show({ why: 'paused', until: '2026-11-20T12:10:00.000Z' });
    refresh.mockImplementation(() => {
      const bar = refresh.mock.calls.length < 2 ? (platform.session.user.value?.play_bar ?? null) : null;
      platform.setUser(aUser({ play_bar: bar && { ...bar } }));
      return Promise.resolve();
    });

    act(() => void jest.advanceTimersByTime(10 * 60_000 - 1));
    expect(refresh).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('heading')).toBeVisible();
    act(() => void jest.advanceTimersByTime(30_000));

    expect(screen.getByText('open')).toBeVisible();
  });
});
