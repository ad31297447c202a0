import { screen } from '@testing-library/react';
import {
  aUser,
  type FakePlatform,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
} from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { DrawerVip } from './DrawerVip.tsx';
import { VipScreen } from './VipScreen.tsx';
import type { VipInfo } from './vip-standing.ts';

const level = (number: number, recharge: string, betting: string): VipInfo['data'][number] => ({
  level: number,
  name: `VIP ${number}`,
  recharge_required: recharge,
  betting_required: betting,
  upgrade_bonus: '10.00',
  weekly_bonus: '2.00',
  rebate_rate: '0.52',
  withdraw_daily_limit: '50000.00',
});
const data = [level(1, '100.00', '500.00'), level(2, '500.00', '3000.00')];
const standing = (userviplvl: number): VipInfo => ({
  uservip: { userviplvl, totalrecharge: '150.00', totalbetting: '1500.00' },
  data,
});

const vip = (info: VipInfo): ApiStubs => ({ 'POST /api/member/vip/info': okBody(info) });

describe('VIP screen', () => {
  it('[R46] [R107] shows a member their level and what is missing to the next one', async () => {
    const platform = fakePlatform({ user: aUser(), api: vip(standing(1)) });

    await renderScreen(<VipScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Next: VIP 2')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Deposited' })).toHaveAttribute(
      'aria-valuetext',
      'R$150.00 of R$500.00',
    );
    expect(screen.getByText('R$1,500.00 to go')).toBeVisible();
    expect(screen.getByText('You are here')).toBeVisible();
  });

  it('[R107] says of a part that is done that it is, instead of more than the target', async () => {
    const uservip = { userviplvl: 1, totalrecharge: '650.00', totalbetting: '1500.00' };
    const platform = fakePlatform({ user: aUser(), api: vip({ uservip, data }) });

    await renderScreen(<VipScreen />, { platform, messages: { en } });

    expect(await screen.findByRole('progressbar', { name: 'Deposited' })).toHaveAttribute(
      'aria-valuetext',
      'R$650.00, reached',
    );
  });

  it('[R107] [A41] says in how many withdrawals the amount of a day is reached', async () => {
    const levels = data.map((each) => ({ ...each, withdraw_daily_count: 5 }));
    const platform = fakePlatform({ user: aUser(), api: vip({ ...standing(1), data: levels }) });

    await renderScreen(<VipScreen />, { platform, messages: { en } });

    expect(await screen.findAllByText('R$50,000.00, in up to 5 withdrawals')).toHaveLength(2);
  });

  it.each(['paused', 'excluded', 'barred'] as const)(
    '[G31] shows who may not play (%s) what they have reached, and no target',
    async (why) => {
      const user = aUser({ play_bar: { why, until: null } });
      const platform = fakePlatform({ user, api: vip(standing(1)) });

      await renderScreen(<VipScreen />, { platform, messages: { en } });

      expect(await screen.findByText('Deposited: R$150.00')).toBeVisible();
      expect(screen.getByText('Withdrawal per day: R$50,000.00')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Weekly reward' })).toHaveAttribute('href', '/promotion/cover');
      expect(screen.getByText(/^While you cannot play we show no offers/)).toBeVisible();
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(screen.queryByText(/VIP 2|to go|Level bonus/)).toBeNull();
    },
  );

  it('[G31] names in the drawer of who may not play their level alone', async () => {
    const user = aUser({ play_bar: { why: 'excluded', until: null } });
    const platform = fakePlatform({ user, api: vip(standing(1)) });

    await renderScreen(<DrawerVip />, { platform, messages: { en } });

    expect(await screen.findByText('VIP 1')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[R107] says so at the top of the ladder', async () => {
    const platform = fakePlatform({ user: aUser(), api: vip(standing(2)) });

    await renderScreen(<VipScreen />, { platform, messages: { en } });

    expect(await screen.findByText('You are at the highest level')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    [true, false],
    [false, true],
  ])(
    '[R46] [G16] says what counts and that bonuses are cash; on a sandbox site (%s) it is not for bettors alone (%s)',
    async (isSandbox, isForBettors) => {
      const fake = fakePlatform({ user: aUser(), api: vip(standing(1)) });
      const site = { value: { ...fake.site.value, isSandbox }, changes$: fake.site.changes$ };
      const platform = { ...fake, site } as FakePlatform;

      await renderScreen(<VipScreen />, { platform, messages: { en } });

      const conditions = await screen.findByText(/^Paid deposits and settled bets in all games count/);
      expect(/who bet in that week/.test(conditions.textContent ?? '')).toBe(isForBettors);
      expect(screen.getByRole('link', { name: 'Weekly reward' })).toBeVisible();
    },
  );

  it('[R33] shows a visitor the ladder and the way in', async () => {
    const platform = fakePlatform({ api: vip({ uservip: null, data }) });

    const { player } = await renderScreen(<VipScreen />, { platform, messages: { en } });
    await player.click(await screen.findByRole('button', { name: 'Log in' }));

    expect(platform.opened).toEqual(['login']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('[R232] offers to try again when the ladder does not load', async () => {
    let isDown = true;
    const platform = fakePlatform({
      api: {
        'POST /api/member/vip/info': () => {
          if (isDown) throw refusal('network', 'Network error, please try again later');
          return okBody({ uservip: null, data });
        },
      },
    });

    const { player } = await renderScreen(<VipScreen />, { platform, messages: { en } });
    await screen.findByRole('alert');
    isDown = false;
    await player.click(screen.getByRole('button', { name: 'Tentar de novo' }));

    expect(await screen.findByText('Benefits by level')).toBeVisible();
  });
});

describe('VIP progress in the drawer', () => {
  it('shows a member the way to the next level and leads to the screen', async () => {
    const platform = fakePlatform({ user: aUser(), api: vip(standing(1)) });

    const { player } = await renderScreen(<DrawerVip />, { platform, messages: { en } });
    await player.click(await screen.findByRole('link'));

    expect(platform.navigation.location.value.pathname).toBe('/promotion/vip');
  });

  it('is not there for a visitor, and asks nothing', async () => {
    const platform = fakePlatform({ api: {} });

    const { container } = await renderScreen(<DrawerVip />, { platform, messages: { en } });

    expect(container).toBeEmptyDOMElement();
    expect(platform.api.calls).toEqual([]);
  });
});
