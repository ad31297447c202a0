import { screen } from '@testing-library/react';
import { aUser, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { HistoryScreen } from './HistoryScreen.tsx';

const row = (id: number, kind: 'upgrade' | 'weekly', bonus: string) => ({
  id,
  kind,
  from_level: kind === 'upgrade' ? 1 : 2,
  to_level: 2,
  bonus,
  created_at: '2026-11-09T06:00:00.000Z',
});
const history = (list: ReturnType<typeof row>[]) =>
  okBody({ list, total: list.length, page: 1, limit: 20, next: null });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('the screen of VIP history', () => {
  it('[R47] [R211] [A36] lists levels that were reached and weekly bonuses with what they paid', async () => {
    const list = [row(2, 'weekly', '3.00'), row(1, 'upgrade', '15.00')];
    const platform = fakePlatform({ user: aUser(), api: { 'POST /api/member/vip/history': history(list) } });

    await renderScreen(<HistoryScreen />, { platform, messages: { en } });

    expect(await screen.findByText('You reached VIP 2')).toBeVisible();
    expect(screen.getByText('Bonus of the week, VIP 2')).toBeVisible();
    expect(screen.getByText('+R$15.00')).toBeVisible();
  });

  it('says what the first level brings while there is nothing', async () => {
    const level = {
      level: 1,
      name: 'VIP 1',
      recharge_required: '100.00',
      betting_required: '500.00',
      upgrade_bonus: '5.00',
      weekly_bonus: '1.00',
      rebate_rate: '0.52',
      withdraw_daily_limit: '50000.00',
    };
    const platform = fakePlatform({
      user: aUser(),
      api: {
        'POST /api/member/vip/history': history([]),
        'POST /api/member/vip/info': okBody({ uservip: null, data: [level] }),
      },
    });

    const { player } = await renderScreen(<HistoryScreen />, { platform, messages: { en } });
    expect(await screen.findByText(/Your first level brings R\$5.00/)).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'See the VIP club' }));

    expect(platform.navigation.location.value.pathname).toBe('/promotion/vip');
  });
});
