import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { VipScreen } from './vip/VipScreen.tsx';

/** Loaded when they are opened: the banner on home brings this area's entry along, and does without them. */
const ActivitiesScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "activities" */ './activities/ActivitiesScreen.tsx'))
    .ActivitiesScreen,
}));
const FirstDepositScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "activities" */ './first-deposit/FirstDepositScreen.tsx'))
    .FirstDepositScreen,
}));
const InvitationScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "activities" */ './invitation/InvitationScreen.tsx'))
    .InvitationScreen,
}));
const RechargeRebateScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "activities" */ './recharge-rebate/RechargeRebateScreen.tsx'))
    .RechargeRebateScreen,
}));
const GiftTiersScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "activities" */ './gift-tiers/GiftTiersScreen.tsx'))
    .GiftTiersScreen,
}));
const HistoryScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './history/HistoryScreen.tsx')).HistoryScreen,
}));
const RebatesScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './rebates/RebatesScreen.tsx')).RebatesScreen,
}));
const CoverScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './losses/CoverScreen.tsx')).CoverScreen,
}));
const ReliefScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './losses/ReliefScreen.tsx')).ReliefScreen,
}));
const WheelScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lottery-wheel" */ './lottery-wheel/WheelScreen.tsx'))
    .WheelScreen,
}));

/** Screens of the promotions area. */
export function PromotionsArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.vip} element={<VipScreen />} />
        <Route path={PATHS.activities} element={<ActivitiesScreen />} />
        <Route path={PATHS.firstDeposit} element={<FirstDepositScreen />} />
        <Route path={PATHS.invitation} element={<InvitationScreen />} />
        <Route path={PATHS.rechargeRebate} element={<RechargeRebateScreen />} />
        <Route path={PATHS.giftTiers} element={<GiftTiersScreen />} />
        <Route path={PATHS.history} element={<HistoryScreen />} />
        <Route path={PATHS.rebates} element={<RebatesScreen />} />
        <Route path={PATHS.cover} element={<CoverScreen />} />
        <Route path={PATHS.wheel} element={<WheelScreen />} />
        <Route path={PATHS.relief} element={<ReliefScreen />} />
      </Routes>
    </Suspense>
  );
}
