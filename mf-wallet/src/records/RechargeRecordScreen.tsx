import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../member/MemberScreen.tsx';
import { DepositRecords } from './DepositRecords.tsx';

/** `/rechargeRecord`: all deposits of the member. Source: R41, R124, R125. */
export function RechargeRecordScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('record.title')}>
      <DepositRecords />
    </MemberScreen>
  );
}
