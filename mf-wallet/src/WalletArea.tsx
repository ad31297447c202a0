import { lazy, Suspense } from 'react';
import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { RechargeScreen } from './recharge/RechargeScreen.tsx';

/** Loaded when it is opened: this area's entry is on every page of a member, for the balance. */
const WithdrawScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "withdraw" */ './withdraw/WithdrawScreen.tsx')).WithdrawScreen,
}));

/** Screens of the wallet area. */
export function WalletArea() {
  return (
    <Routes>
      <Route path={PATHS.recharge} element={<RechargeScreen />} />
      <Route
        path={PATHS.withdraw}
        element={
          <Suspense fallback={null}>
            <WithdrawScreen />
          </Suspense>
        }
      />
    </Routes>
  );
}
