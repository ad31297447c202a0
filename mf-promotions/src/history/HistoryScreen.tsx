import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { SectionHead } from '../sections/SectionHead.tsx';
import { VipHistory } from './VipHistory.tsx';

/** `/promotion/history`: levels that the member has reached, and what they have paid (R47, R211, A36). */
export function HistoryScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('history.heading')} intro={t('history.intro')}>
      <SectionHead />
      <VipHistory />
    </MemberScreen>
  );
}
