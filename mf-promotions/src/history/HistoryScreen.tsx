import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { PlayBarNotice, usePlayBar } from '@mosaico/shared/play-bar';
import { PromotionLinks } from '../sections/PromotionLinks.tsx';
import { VipHistory } from './VipHistory.tsx';

/** `/promotion/history`: levels that the member has reached, and what they have paid (R47, R211, A36). */
export function HistoryScreen() {
  const { t } = useTranslation();
  const bar = usePlayBar();
  return (
    <MemberScreen title={t('history.heading')} intro={t('history.intro')}>
      <PromotionLinks />
      {bar && <PlayBarNotice bar={bar} />}
      <VipHistory />
    </MemberScreen>
  );
}
