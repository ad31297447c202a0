import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { RechargeScreen } from './recharge/RechargeScreen.tsx';

/** Money in: deposits. */
export function WalletArea() {
  return (
    <Routes>
      <Route path={PATHS.recharge} element={<RechargeScreen />} />
    </Routes>
  );
}
