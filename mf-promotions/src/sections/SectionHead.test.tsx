import { screen } from '@testing-library/react';
import { type ApiStubs, aUser, fakePlatform, refusal, renderScreen } from '@mosaico/shared/testing';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { CoverScreen } from '../losses/CoverScreen.tsx';
import en from '../messages/en.json';
import { RebatesScreen } from '../rebates/RebatesScreen.tsx';
import { VipScreen } from '../vip/VipScreen.tsx';

const failed = refusal('internal', 'boom');
const api: ApiStubs = {
  'POST /api/games/rebates/list': failed,
  'POST /api/games/rebates/details': failed,
  'POST /api/member/vip/info': failed,
  'POST /api/member/vip/history': failed,
  'POST /api/cover/history': failed,
};

describe('a member who takes a break', () => {
  it.each([
    ['rebates', RebatesScreen],
    ['levels', VipScreen],
    ['history', HistoryScreen],
    ['cover', CoverScreen],
  ])('[G31] is told so on the screen of %s', async (_, Shown) => {
    const user = aUser({ play_bar: { why: 'paused', until: '2100-01-01T00:00:00.000Z' } });

    await renderScreen(<Shown />, { platform: fakePlatform({ user, api }), messages: { en } });

    expect(await screen.findByRole('heading', { name: /break/i })).toBeVisible();
  });
});
