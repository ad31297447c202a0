import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { VipScreen } from './vip/VipScreen.tsx';

/** Screens of the promotions area. */
export function PromotionsArea() {
  return (
    <Routes>
      <Route path={PATHS.vip} element={<VipScreen />} />
    </Routes>
  );
}
