import { Route, Routes } from '@mosaico/shared/router';
import { RechargeScreen } from './recharge/RechargeScreen.tsx';

/** Money in: deposits. */
export function WalletArea() {
  return (
    <Routes>
      <Route path="/recharge" element={<RechargeScreen />} />
    </Routes>
  );
}
