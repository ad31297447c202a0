import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../member/MemberScreen.tsx';
import { WithdrawalRecords } from './WithdrawalRecords.tsx';

/** `/withdrawalRecord`: all withdrawals of the member. Source: R43, R124, R125. */
export function WithdrawalRecordScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('record.withdrawals')}>
      <WithdrawalRecords />
    </MemberScreen>
  );
}
