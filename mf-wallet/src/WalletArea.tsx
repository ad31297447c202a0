import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { Route, Routes } from '@mosaico/shared/router';
import { PATHS } from './paths.ts';
import { RechargeScreen } from './recharge/RechargeScreen.tsx';

/** Loaded when they are opened: this area's entry is on every page of a member, for the balance. */
const RechargeRecordScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "records" */ './records/RechargeRecordScreen.tsx'))
    .RechargeRecordScreen,
}));
const WithdrawalRecordScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "withdrawal-records" */ './records/WithdrawalRecordScreen.tsx'))
    .WithdrawalRecordScreen,
}));
const StatementScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ './orders/StatementScreen.tsx')).StatementScreen,
}));
const FeeScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ './orders/FeeScreen.tsx')).FeeScreen,
}));
const AssociationScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ './orders/AssociationScreen.tsx'))
    .AssociationScreen,
}));
const WithdrawScreen = lazyPart(async () => ({
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
