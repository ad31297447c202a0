import { lazy, Suspense } from 'react';
import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { RechargeScreen } from './recharge/RechargeScreen.tsx';

/** Loaded when they are opened: this area's entry is on every page of a member, for the balance. */
const RechargeRecordScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "records" */ './records/RechargeRecordScreen.tsx'))
    .RechargeRecordScreen,
}));
const WithdrawalRecordScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "withdrawal-records" */ './records/WithdrawalRecordScreen.tsx'))
    .WithdrawalRecordScreen,
}));
const StatementScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ './orders/StatementScreen.tsx')).StatementScreen,
}));
const FeeScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ './orders/FeeScreen.tsx')).FeeScreen,
}));
const AssociationScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ './orders/AssociationScreen.tsx'))
    .AssociationScreen,
}));
const WithdrawScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "withdraw" */ './withdraw/WithdrawScreen.tsx')).WithdrawScreen,
}));

/** Screens of the wallet area. */
export function WalletArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.recharge} element={<RechargeScreen />} />
        <Route path={PATHS.rechargeRecord} element={<RechargeRecordScreen />} />
        <Route path={PATHS.withdrawalRecord} element={<WithdrawalRecordScreen />} />
        <Route path={PATHS.orderDetails} element={<StatementScreen />} />
        <Route path={PATHS.orderFee} element={<FeeScreen />} />
        <Route path={PATHS.orderAssociation} element={<AssociationScreen />} />
        <Route path={PATHS.withdraw} element={<WithdrawScreen />} />
      </Routes>
    </Suspense>
  );
}
