import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { PATHS } from '../paths.ts';
import { RECENT_LIMIT, RecentRecords } from '../recent/RecentRecords.tsx';
import { WITHDRAWALS } from './withdrawal-facts.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';

/** The last withdrawals; each opens its sheet. Source: R43, R124. */
export function RecentWithdrawals({ onOpen }: { readonly onOpen: (orderNo: string) => void }) {
  const { t } = useTranslation();
  const records = useApi(WITHDRAWALS, { body: { page: 1, limit: RECENT_LIMIT } });
  return (
    <RecentRecords
      title={t('withdraw.recent')}
      records={records}
      all={{ to: PATHS.withdrawalRecord, text: t('record.allWithdrawals') }}
    >
      {(record) => <WithdrawalRow key={record.order_no} record={record} onOpen={onOpen} />}
    </RecentRecords>
  );
}
