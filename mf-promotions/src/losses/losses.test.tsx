import { act, screen } from '@testing-library/react';
import { aUser, type FakePlatform, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import pt from '../messages/pt.json';
import { CoverScreen } from './CoverScreen.tsx';
import { type Relief, RELIEF } from './relief.ts';
import { ReliefScreen } from './ReliefScreen.tsx';

const terms = { rate: '3.00', min_loss: '100.00', max_reward: '500.00', other_games_percent: 10 };
const relief = (changes: Partial<Relief> = {}): Relief => ({
  ...terms,
  yesterday_loss: '400.00',
  yesterday_net_loss: '400.00',
  reward_amount: '12.00',
  is_claimed: 0,
  can_claim: 1,
  claim_until: '2027-01-01T02:59:59.000Z',
  claim_ends_in_seconds: 3_600,
  today_loss: '0.00',
  today_reward: '0.00',
  ...changes,
});
const COVER = 'POST /api/cover/history';
const cover = okBody({
  list: [
    {
      id: 1,
      period: '2026-11-02/2026-11-08',
      loss_amount: '800.00',
      rate: '1.00',
      amount: '8.00',
      status: 'paid' as const,
      created_at: '2026-11-09T06:00:00.000Z',
    },
  ],
  total: 1,
  page: 1,
  limit: 20,
  next: null,
  terms: { ...terms, rate: '1.00', min_loss: '500.00' },
  totals: { weeks: 1, loss_amount: '800.00', amount: '8.00' },
  this_week: { loss_amount: '100.00', amount: '0.00' },
  next_at: '2027-01-01T06:00:00.000Z',
  next_in_seconds: 2 * 86_400,
});

describe('countdowns of what is paid for losses', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2001-01-01T00:00:00Z'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    ['[R204] of relief', <ReliefScreen key="relief" />, RELIEF, okBody(relief({ claim_ends_in_seconds: 3 }))],
    ['[R212] of cover', <CoverScreen key="cover" />, COVER, okBody({ ...cover.data, next_in_seconds: 3 })],
  ] as const)('%s go by the server’s clock, and ask again at their end', async (_, shown, key, answer) => {
    const platform = fakePlatform({ user: aUser(), api: { [key]: answer } });
    await renderScreen(shown, { platform, messages: { en } });
    const asked = () => platform.api.calls.filter((call) => call.key === key).length;

    expect(await screen.findByRole('timer')).toHaveTextContent(/^00:0[23]$/);
    const askedAtFirst = asked();
    await act(() => jest.advanceTimersByTimeAsync(4_000));

    expect(asked()).toBe(askedAtFirst + 1);
  });
});

describe('the screen of daily loss relief', () => {
  it('[R52] [R126] [R128] [R205] claims once; whether it is claimed follows from the list alone', async () => {
    let isClaimed = false;
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [RELIEF]: () => okBody(relief(isClaimed ? { is_claimed: 1, can_claim: 0 } : {})),
        'POST /api/dailyrescue/claim': () => {
          isClaimed = true;
          return {
            ...okBody({ amount: '12.00', turnover_amount: '0.00' }),
            message: 'R$12.00 is in your balance',
          };
        },
      },
    });
    const { player } = await renderScreen(<ReliefScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: 'Claim R$12.00' }));

    expect(await screen.findByText('Claimed. It is in your balance.')).toBeVisible();
    expect(platform.shown).toEqual([{ kind: 'success', text: 'R$12.00 is in your balance' }]);
    expect(platform.published).toContainEqual({
      name: 'promotions.reward-claimed',
      payload: { kind: 'daily_relief' },
    });
  });

  it.each([
    ['less counts', { yesterday_loss: '180.00', yesterday_net_loss: '450.00' }, 1],
    ['more counts', { yesterday_loss: '280.00', yesterday_net_loss: '100.00' }, 1],
    ['all of it counts', {}, 0],
    ['an API of the release before does not say it', { yesterday_net_loss: undefined }, 0],
  ])('[R204] tells what was lost yesterday beside what counts of it: %s', async (_, changes, told) => {
    const answer = relief(changes);
    const platform = fakePlatform({ user: aUser(), api: { [RELIEF]: okBody(answer) } });

    await renderScreen(<ReliefScreen />, { platform, messages: { en } });

    expect(await screen.findByRole('button', { name: 'Claim R$12.00' })).toBeVisible();
    const [net, counted] = [answer.yesterday_net_loss, answer.yesterday_loss];
    const text = `Your net loss of yesterday in all games was R$${net}. R$${counted} counts for this reward, because bets and wins in games other than slots count only 10%.`;
    expect(screen.queryAllByText(text)).toHaveLength(told);
    expect(screen.queryAllByText(/^Your net loss of yesterday/)).toHaveLength(told);
  });

  it('[R204] says its rules with an example in reais', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: { [RELIEF]: okBody(relief({ can_claim: 0, reward_amount: '0.00' })) },
    });

    await renderScreen(<ReliefScreen />, { platform, messages: { en } });

    expect(await screen.findByText(/R\$1,000.00 lost on slots brings R\$30.00/)).toBeVisible();
    expect(screen.getByText('There was nothing to give back for yesterday.')).toBeVisible();
  });

  it.each([
    [
      'at most what the offer pays',
      { max_reward: '20.00' },
      /^Example: R\$1,000.00 lost on slots brings R\$20.00,/,
    ],
    [
      'from the least loss on',
      { min_loss: '2000.00' },
      /^Example: R\$2,000.00 lost on slots brings R\$60.00,/,
    ],
  ] as const)('[R204] [R205] has an example that the offer would pay: %s', async (_, changes, text) => {
    const platform = fakePlatform({ user: aUser(), api: { [RELIEF]: okBody(relief(changes)) } });

    await renderScreen(<ReliefScreen />, { platform, messages: { en } });

    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('what is paid for losses, to who may not play', () => {
  const user = () => aUser({ play_bar: { why: 'paused', until: null } });

  it('[G31] [R52] shows what was claimed today, and no offer', async () => {
    const claimed = okBody(relief({ is_claimed: 1, can_claim: 0, today_reward: '6.00' }));
    const platform = fakePlatform({ user: user(), api: { [RELIEF]: claimed } });

    await renderScreen(<ReliefScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Claimed. It is in your balance.')).toBeVisible();
    expect(screen.getByText(/^While you cannot play we show no offers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what you have received' })).toHaveAttribute(
      'href',
      '/promotion/activity',
    );
    expect(screen.queryByText(/3%|R\$6\.00|lost on slots/)).toBeNull();
  });

  it('[G31] [R48] [R212] shows the weeks that were paid, and no target, from the moment on that a break begins', async () => {
    const platform = fakePlatform({ user: aUser(), api: { [COVER]: cover } });
    await renderScreen(<CoverScreen />, { platform, messages: { en } });
    expect(await screen.findByText('It begins at R$500.00')).toBeVisible();

    act(() => platform.setUser(user()));

    expect(screen.getByText('for R$800.00 in 1 week')).toBeVisible();
    expect(await screen.findByText('1% of R$800.00')).toBeVisible();
    expect(screen.getByText(/^While you cannot play we show no offers/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/R\$500\.00|Every Monday/)).toBeNull();
  });
});

describe('the name of what is paid for the losses of weeks', () => {
  it.each([true, false])(
    '[R48] names no losses, as a licensed site may not, and is the same on a sandbox site (%s)',
    async (isSandbox) => {
      const fake = fakePlatform({ api: {} });
      const site = { value: { ...fake.site.value, isSandbox }, changes$: fake.site.changes$ };
      const platform = { ...fake, site } as FakePlatform;

      await renderScreen(<CoverScreen />, { platform, messages: { en } });

      expect(await screen.findByRole('heading', { level: 1, name: 'Weekly reward' })).toBeVisible();
    },
  );
});

describe('the screen of cover', () => {
  it('[R48] [R212] [A19] shows what was paid for which week, with totals', async () => {
    const platform = fakePlatform({ user: aUser(), api: { [COVER]: cover } });

    await renderScreen(<CoverScreen />, { platform, messages: { en } });

    expect(await screen.findByText('1% of R$800.00')).toBeVisible();
    expect(screen.getByText('for R$800.00 in 1 week')).toBeVisible();
    expect(screen.getByText('It begins at R$500.00')).toBeVisible();
  });

  it('[R212] [R2] writes no week at all in the plural, in Portuguese too', async () => {
    const none = okBody({
      ...cover.data,
      list: [],
      total: 0,
      totals: { weeks: 0, loss_amount: '0.00', amount: '0.00' },
    });
    const platform = fakePlatform({ user: aUser(), language: 'pt', api: { [COVER]: none } });

    await renderScreen(<CoverScreen />, { platform, messages: { pt } });

    expect(await screen.findByText(/em 0 semanas$/)).toBeVisible();
  });

  it('[A56] asks a visitor to log in, and asks the server nothing', async () => {
    const platform = fakePlatform({ api: {} });

    await renderScreen(<CoverScreen />, { platform, messages: { en } });

    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });
});
