import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../member/MemberScreen.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import { Statement } from './Statement.tsx';

/** `/order-center`: sums, the days as a chart, and every movement. Source: R63, R108, R220. */
export function StatementScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('orders.title')}>
      <OrderLinks />
      <Statement />
    </MemberScreen>
  );
}
