import { Route, Routes } from '@mosaico/shared/router';
import { VipScreen } from './vip/VipScreen.tsx';

/** Screens of the promotions area. */
export function PromotionsArea() {
  return (
    <Routes>
      <Route path="/promotion/vip" element={<VipScreen />} />
    </Routes>
  );
}
