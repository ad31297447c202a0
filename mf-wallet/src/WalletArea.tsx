import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { RechargeScreen } from './recharge/RechargeScreen.tsx';

/** Screens of the wallet area. */
export function WalletArea() {
  return (
    <Routes>
      <Route path={PATHS.recharge} element={<RechargeScreen />} />
    </Routes>
  );
}
