import { lazy, Suspense } from 'react';
import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { VipScreen } from './vip/VipScreen.tsx';

/** Loaded when they are opened: home shows widgets of this area and does without its screens. */
const HistoryScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './history/HistoryScreen.tsx')).HistoryScreen,
}));
const RebatesScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './rebates/RebatesScreen.tsx')).RebatesScreen,
}));
const CoverScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './losses/CoverScreen.tsx')).CoverScreen,
}));
const ReliefScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "play" */ './losses/ReliefScreen.tsx')).ReliefScreen,
}));
const WheelScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lottery-wheel" */ './lottery-wheel/WheelScreen.tsx'))
    .WheelScreen,
}));

/** Screens of the promotions area. */
export function PromotionsArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.vip} element={<VipScreen />} />
        <Route path={PATHS.history} element={<HistoryScreen />} />
        <Route path={PATHS.rebates} element={<RebatesScreen />} />
        <Route path={PATHS.cover} element={<CoverScreen />} />
        <Route path={PATHS.wheel} element={<WheelScreen />} />
        <Route path={PATHS.relief} element={<ReliefScreen />} />
      </Routes>
    </Suspense>
  );
}
