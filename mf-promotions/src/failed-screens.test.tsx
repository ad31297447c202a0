import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { endpoints } from '@mosaico/shared/api';
import { type ApiStubs, aUser, fakePlatform, refusal, renderScreen } from '@mosaico/shared/testing';
import { ActivitiesScreen } from './activities/ActivitiesScreen.tsx';
import { FirstDepositScreen } from './first-deposit/FirstDepositScreen.tsx';
import { GiftTiersScreen } from './gift-tiers/GiftTiersScreen.tsx';
import { HistoryScreen } from './history/HistoryScreen.tsx';
import { InvitationScreen } from './invitation/InvitationScreen.tsx';
import { CoverScreen } from './losses/CoverScreen.tsx';
import { ReliefScreen } from './losses/ReliefScreen.tsx';
import { WheelScreen } from './lottery-wheel/WheelScreen.tsx';
import en from './messages/en.json';
import { RebatesScreen } from './rebates/RebatesScreen.tsx';
import { RechargeRebateScreen } from './recharge-rebate/RechargeRebateScreen.tsx';
import { VipScreen } from './vip/VipScreen.tsx';

const SCREENS: readonly [string, ComponentType][] = [
  ['Promotions', ActivitiesScreen],
  ['First deposit bonus', FirstDepositScreen],
  ['Recharge bonus', GiftTiersScreen],
  ['Invitation bonus', InvitationScreen],
  ['Recharge rebate', RechargeRebateScreen],
  ['Weekly reward', CoverScreen],
  ['Daily reward', ReliefScreen],
  ['Lottery wheel', WheelScreen],
  ['Rebates', RebatesScreen],
  ['VIP club', VipScreen],
  ['VIP history', HistoryScreen],
];

const NOTHING_ANSWERS: ApiStubs = Object.fromEntries(
  Object.keys(endpoints).map((key) => [key, refusal('network', 'Network error, please try again later')]),
);

describe('a screen of promotions while the API is down', () => {
  it.each(SCREENS)('[R232] keeps its heading, and offers to try again: %s', async (heading, Shown) => {
    const platform = fakePlatform({ user: aUser(), api: NOTHING_ANSWERS });

    await renderScreen(<Shown />, { platform, messages: { en } });

    expect((await screen.findAllByRole('button', { name: 'Tentar de novo' }))[0]).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});
