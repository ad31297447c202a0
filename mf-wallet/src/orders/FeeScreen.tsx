import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../member/MemberScreen.tsx';
import { Fees } from './Fees.tsx';
import { OrderLinks } from './OrderLinks.tsx';

/** `/order-center/fee`: what deposits cost, and every fee that was kept. Source: R64, R221, G24. */
export function FeeScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('orders.feeTitle')}>
      <OrderLinks />
      <Fees />
    </MemberScreen>
  );
}
