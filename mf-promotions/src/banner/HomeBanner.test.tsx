import { act, screen, waitFor } from '@testing-library/react';
import type { Site } from '@mosaico/shared/contract';
import {
  aUser,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
  type FakePlatform,
} from '@mosaico/shared/testing';
import declaration from '../../area.json';
import en from '../messages/en.json';
import pt from '../messages/pt.json';
import { DrawerVip } from '../vip/DrawerVip.tsx';
import type { Activity } from '../activities/useActivities.ts';
import { HomeBanner } from './HomeBanner.tsx';

const activity = (changes: Partial<Activity>): Activity => ({
  key: 'first_deposit',
  kind: 'first_deposit',
  state: 'available',
  progress: null,
  reward: '50.00',
  turnover: '5',
  terms: {},
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
  ...changes,
});
const offering = (list: Activity[]): ApiStubs => ({
  'GET /api/promotion/activities': okBody({ list }),
});

const vip = (changes: object = {}): ApiStubs => ({
  ...offering([]),
  'POST /api/member/vip/info': okBody({
    uservip: { userviplvl: 1, totalrecharge: '450.00', totalbetting: '1930.00', ...changes },
    data: [1, 2].map((level) => ({
      level,
      name: `VIP ${level}`,
      recharge_required: '500.00',
      betting_required: '3000.00',
      upgrade_bonus: '10.00',
      weekly_bonus: '2.00',
      rebate_rate: '0.52',
      withdraw_daily_limit: '50000.00',
    })),
  }),
});

interface Situation {
  readonly isMember?: boolean;
  readonly site?: Partial<Site>;
  readonly api?: ApiStubs;
  readonly language?: string;
}

/** As the demonstration sites offer it. */
const welcome = activity({ terms: { percent: '100', most: '1500.00', timing: 'before' } });

function platformOf({ isMember = false, site = {}, api, language = 'en' }: Situation): FakePlatform {
  const usual = isMember ? vip() : offering([welcome]);
  const platform = fakePlatform({ user: isMember ? aUser() : null, api: api ?? usual, language });
  const known = { ...platform.site.value, ...site };
  return { ...platform, site: { value: known, changes$: platform.site.changes$ } } as FakePlatform;
}

const open = (situation: Situation = {}) =>
  renderScreen(<HomeBanner />, { platform: platformOf(situation), messages: { en, pt } });
const slides = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the offers on the home screen', () => {
  it('are offered to everyone', () => {
    expect(declaration.slots.find(({ slot }) => slot === 'home.banner')).not.toHaveProperty(
      'audience',
      'member',
    );
  });

  it.each([
    ['en', '100% up to R$1,500', 'wager 5 times the bonus'],
    ['pt', '100% até R$ 1.500', 'aposte 5 vezes o valor do bônus'],
  ])(
    '[R252] [G16] name the sign-up offer in %s, with what has to be wagered of what, and lead to the activity that has its rules',
    async (language, promise, condition) => {
      const { platform, player } = await open({ language });
      const title = () => screen.getByText((text) => text.replaceAll('\u00a0', ' ') === promise);
      // Before the offer is here, too: nothing changes when it comes.
      expect(title()).toBeVisible();

      await waitFor(() => expect(screen.getByText((text) => text.includes(condition))).toBeVisible());
      expect(title()).toBeVisible();
      await player.click(title());

      expect(platform.navigation.location.value.pathname).toBe('/promotion/activity/recharge');
    },
  );

  it('[R252] [G27] say of the sign-up offer what it is now, not what it was when the words were written', async () => {
    const changed = { percent: '50', most: '300.50', timing: 'before' };
    await open({ api: offering([activity({ terms: changed, turnover: '3' })]) });

    expect(await screen.findByText('50% up to R$300.50')).toBeVisible();
    expect(screen.getByText(/wager 3 times the bonus/)).toBeVisible();
  });

  it('[R252] lead to what there is where there is no sign-up offer any more', async () => {
    await open({ api: offering([activity({ state: 'ended' })]) });

    expect(await screen.findByRole('link', { name: /What you can get/ })).toHaveAttribute(
      'href',
      '/promotion/activity',
    );
    expect(screen.queryByText(/100%/)).toBeNull();
  });

  it.each([
    ['licensed', { isSandbox: false }],
    ['not known yet', { key: '' }],
  ])('[R252] make no promise on a site that is %s', async (_, site) => {
    await open({ site });

    expect(screen.queryByText(/100%/)).not.toBeInTheDocument();
    expect(slides()).toHaveLength(1);
  });

  it.each([
    ['a visitor', false, {}, 1],
    ['a visitor of a licensed site', false, { isSandbox: false }, 1],
    ['a member', true, {}, 2],
  ])(
    '[A30] invite nobody to invite where the site is without agents: %s',
    async (_, isMember, site, left) => {
      const invite = () => screen.queryByRole('link', { name: /friends/i });
      const { unmount } = await open({ isMember, site });
      expect(invite()).toBeVisible();
      unmount();

      await open({ isMember, site: { ...site, features: ['without_agents'] } });

      expect(invite()).not.toBeInTheDocument();
      expect(slides()).toHaveLength(left);
    },
  );

  it('[A30] the screen of the invitation activity is not there either', () => {
    const activity = '/promotion/activity/invitation-activity';
    expect(declaration.routes.find(({ path }) => path === activity)).toMatchObject({
      unless: 'without_agents',
    });
  });

  it('[R107] show a member the way to their next VIP level: the lesser of deposits and bets', async () => {
    const { platform, player } = await open({ isMember: true });

    expect(await screen.findByText('64% of the way to VIP 2')).toBeVisible();
    expect(screen.queryByText(/100%/)).not.toBeInTheDocument();
    await player.click(screen.getByRole('link', { name: /VIP 1/ }));
    expect(platform.navigation.location.value.pathname).toBe('/promotion/vip');
  });

  it('ask for the VIP standing together with the drawer, once', async () => {
    const platform = platformOf({ isMember: true });
    await renderScreen(
      <>
        <HomeBanner />
        <DrawerVip />
      </>,
      { platform, messages: { en } },
    );
    await screen.findByText(/of the way to/);

    expect(platform.api.calls.filter(({ key }) => key === 'POST /api/member/vip/info')).toHaveLength(1);
  });

  it.each([
    ['paused', '2026-12-01T12:00:00.000Z', /You are taking a break until/],
    ['excluded', null, 'You have excluded yourself'],
  ] as const)(
    '[G31] [G32] offer nothing to who is %s, not even to invite: they are told that, and can withdraw',
    async (why, until, title) => {
      const platform = platformOf({ isMember: true });
      platform.setUser(aUser({ play_bar: { why, until } }));
      await renderScreen(<HomeBanner />, { platform, messages: { en } });

      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(platform.api.calls.filter(({ key }) => key === 'GET /api/promotion/activities')).toEqual([]);
      expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /friends|VIP/i })).not.toBeInTheDocument();
    },
  );

  it('[R44] lead a member to what they can claim', async () => {
    const claimable = [activity({ kind: 'invitation' }), activity({ state: 'claimable' })];
    const { platform, player } = await open({ isMember: true, api: { ...vip(), ...offering(claimable) } });

    await player.click(await screen.findByRole('link', { name: /Claim R\$50\.00/ }));

    expect(platform.navigation.location.value.pathname).toBe('/promotion/activity/recharge');
  });

  it.each([
    ['names', 'sandbox', true, /Claim R\$12\.00/],
    ['does not name', 'licensed', false, /What you can get/],
  ])('[R204] %s what a loss brings on a %s site', async (_, _site, isSandbox, shown) => {
    const relief = activity({ kind: 'daily_relief', state: 'claimable', reward: '12.00' });
    await open({ isMember: true, site: { isSandbox }, api: { ...vip(), ...offering([relief]) } });
    await screen.findByText(/of the way to/);

    expect(await screen.findByRole('link', { name: shown })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /Daily reward/ })).toHaveLength(isSandbox ? 1 : 0);
  });

  it('[R44] show a member what has come furthest, else the way to all offers', async () => {
    const begun = (percent: number, kind: string) =>
      activity({
        kind,
        state: 'in_progress',
        progress: { unit: 'money', current: '1.00', target: '2.00', percent },
      });
    const list = [begun(20, 'gift_tiers'), begun(80, 'recharge_rebate')];
    await open({ isMember: true, api: { ...vip(), ...offering(list) } });

    expect(await screen.findByText('80% of the way')).toBeVisible();
    expect(screen.getByRole('link', { name: /Recharge rebate/ })).toHaveAttribute(
      'href',
      '/promotion/activity',
    );
  });

  it.each([
    ['points to the levels for one who has just begun', '0.00', 1, 'See what each level brings you'],
    ['says so at the top', '0.00', 2, 'You are at the highest level'],
  ])('[R107] %s', async (_, totalbetting, userviplvl, text) => {
    await open({ isMember: true, api: vip({ totalbetting, userviplvl }) });

    expect(await screen.findByRole('link', { name: new RegExp(`VIP ${userviplvl}.*${text}`) })).toBeVisible();
  });

  it('invite to the VIP club all the same when the standing does not come', async () => {
    await open({
      isMember: true,
      api: { ...offering([]), 'POST /api/member/vip/info': refusal('internal', 'Broken') },
    });

    expect(await screen.findByText('See what each level brings you')).toBeVisible();
    expect(screen.getByRole('link', { name: /VIP club/ })).toHaveAttribute('href', '/promotion/vip');
  });

  it('lead to the invitation of friends', async () => {
    const { platform, player } = await open();

    await player.click(screen.getByRole('link', { name: /Invite friends/ }));

    expect(platform.navigation.location.value.pathname).toBe('/agency-center/invite');
  });

  it('[R257] say nothing of chat rain, which cannot be had anywhere yet', async () => {
    await open({ site: { features: ['chat_rain'] } });

    expect(screen.queryByText(/hours/)).not.toBeInTheDocument();
  });

  it('change with who is there', async () => {
    const { platform } = await open({ isMember: true });
    await screen.findByText(/of the way to/);

    act(() => platform.setUser(null));

    expect(slides()).toEqual([expect.stringContaining('100%'), expect.stringContaining('Invite')]);
  });
});

describe('the carousel of offers', () => {
  const dots = () => screen.queryAllByRole('button', { name: /^\d \/ \d$/ });

  it('is named, has a dot for every offer, and moves only when asked to', async () => {
    await open();

    expect(screen.getByRole('list', { name: 'Offers' })).toBeInTheDocument();
    expect(dots()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /pause|play/i })).not.toBeInTheDocument();
  });

  it('has nothing to move with a single offer', async () => {
    await open({ site: { isSandbox: false } });

    expect(dots()).toHaveLength(0);
  });
});
