import { screen } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import type { Rebates } from './ClaimCard.tsx';
import { RebatesScreen } from './RebatesScreen.tsx';

const LIST = 'POST /api/games/rebates/list';
const CLAIM = 'POST /api/games/rebates/claim';
const row = (game_type: 'slot' | 'dice', amount: string) => ({
  game_type,
  rate: '0.52',
  valid_bet: '1000.00',
  amount,
  can_claim: amount === '0.00' ? 0 : 1,
  today_valid_bet: '200.00',
  today_amount: '1.04',
});
const rebates = (total: string): Rebates => ({
  list: [row('slot', total), row('dice', '0.00')],
  total,
  yesterday: null,
  level_step: '0.02',
  next_at: '2027-01-01T06:00:00.000Z',
  next_in_seconds: 10_800,
});
const details = okBody({
  list: [
    {
      id: 1,
      date: '2026-11-02',
      game_type: 'slot' as const,
      valid_bet: '1000.00',
      rate: '0.52',
      amount: '5.20',
      status: 'claimable' as const,
    },
  ],
  total: 1,
  page: 1,
  limit: 20,
  next: null,
});

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('the screen of rebates', () => {
  it.each([
    ['excluded', false],
    ['paused', true],
  ] as const)(
    '[G31] [G19] shows who is %s what they can claim, no rates and no next day; bets of before count: %s',
    async (why, doCount) => {
      const platform = fakePlatform({
        user: aUser({ play_bar: { why, until: null } }),
        api: { [LIST]: okBody(rebates('0.00')), 'POST /api/games/rebates/details': details },
      });

      await renderScreen(<RebatesScreen />, { platform, messages: { en } });

      expect(await screen.findByText('Nothing to claim.')).toBeVisible();
      expect(screen.queryByRole('heading', { name: en.rebates.rates })).toBeNull();
      expect(screen.queryByText(en.rebates.settles)).toBeNull();
      expect(screen.queryAllByText(/^Today so far/)).toHaveLength(doCount ? 1 : 0);
      expect(await screen.findByText(/R\$1,000\.00 in bets|of R\$1,000\.00/)).toBeVisible();
    },
  );

  it('[R45] [R126] [R192] claims in one request, shows what the server says, loads the list again and tells the page', async () => {
    let total = '5.20';
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [LIST]: () => okBody(rebates(total)),
        'POST /api/games/rebates/details': details,
        [CLAIM]: () => {
          total = '0.00';
          return { ...okBody({ amount: '5.20' }), message: 'R$5.20 is in your balance' };
        },
      },
    });

    const { player } = await renderScreen(<RebatesScreen />, { platform, messages: { en } });
    await player.click(await screen.findByRole('button', { name: 'Claim to balance' }));

    expect(await screen.findByText(/Nothing to claim yet/)).toBeVisible();
    expect(platform.shown).toEqual([{ kind: 'success', text: 'R$5.20 is in your balance' }]);
    expect(platform.published).toContainEqual({
      name: 'promotions.reward-claimed',
      payload: { kind: 'rebate' },
    });
    expect(platform.api.calls.filter(({ key }) => key === CLAIM)).toHaveLength(1);
  });

  it('[R192] [G19] names what the bets of yesterday come to while they wait for the calculation', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [LIST]: okBody({ ...rebates('0.00'), yesterday: '6.00' }),
        'POST /api/games/rebates/details': details,
      },
    });
    await renderScreen(<RebatesScreen />, { platform, messages: { en } });

    expect(
      await screen.findByText(/^From yesterday, will be worked out at 3 am: R\$.?6[.,]00$/),
    ).toBeVisible();
  });

  it('[R127] shows a refusal as an error and loads nothing', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [LIST]: okBody(rebates('5.20')),
        'POST /api/games/rebates/details': details,
        [CLAIM]: refusal('nothing_to_claim', 'There is nothing to claim now'),
      },
    });

    const { player } = await renderScreen(<RebatesScreen />, { platform, messages: { en } });
    await player.click(await screen.findByRole('button', { name: 'Claim to balance' }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'There is nothing to claim now' }]);
    expect(platform.api.calls.filter(({ key }) => key === LIST)).toHaveLength(1);
  });

  it('[G19] says what a VIP level adds, as the server has it', async () => {
    const platform = fakePlatform({ api: { [LIST]: okBody({ ...rebates('0.00'), level_step: '0.05' }) } });

    await renderScreen(<RebatesScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Each VIP level adds 0.05% in every game.')).toBeVisible();
  });

  it('[R193] shows day by day what it was for', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: { [LIST]: okBody(rebates('5.20')), 'POST /api/games/rebates/details': details },
    });

    await renderScreen(<RebatesScreen />, { platform, messages: { en } });

    expect(await screen.findByText('0.52% of R$1,000.00 in bets')).toBeVisible();
    expect(screen.getByText('To claim')).toBeVisible();
  });

  it('[G19] counts down to the next working out by the server’s clock', async () => {
    const wrongClock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2001-01-01T00:00:00Z'));
    const platform = fakePlatform({
      user: aUser(),
      api: { [LIST]: okBody(rebates('5.20')), 'POST /api/games/rebates/details': details },
    });

    await renderScreen(<RebatesScreen />, { platform, messages: { en } });

    expect(await screen.findByRole('timer')).toHaveTextContent(/^(3:00:00|2:59:\d\d)$/);
    wrongClock.mockRestore();
  });

  it('[R33] shows a visitor the rates and the way in', async () => {
    const platform = fakePlatform({ api: { [LIST]: okBody(rebates('0.00')) } });

    const { player } = await renderScreen(<RebatesScreen />, { platform, messages: { en } });
    await player.click(await screen.findByRole('button', { name: 'Log in' }));

    expect(platform.opened).toEqual(['login']);
    expect(screen.getAllByText('0.52%')).toHaveLength(2);
  });

  it('[R45] [G19] says that settled bets count and that what is claimed is cash', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: { [LIST]: okBody(rebates('5.20')), 'POST /api/games/rebates/details': details },
    });

    await renderScreen(<RebatesScreen />, { platform, messages: { en } });

    expect(await screen.findByText(/^Settled bets count\..* need not be wagered again\.$/)).toBeVisible();
  });
});
