import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../member/MemberScreen.tsx';
import { Association } from './Association.tsx';
import { OrderLinks } from './OrderLinks.tsx';

/** `/order-center/association`: which deposits and bonuses came before which withdrawal. Source: R65, R222. */
export function AssociationScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('orders.associationTitle')} intro={t('orders.associationIntro')}>
      <OrderLinks />
      <Association />
    </MemberScreen>
  );
}
