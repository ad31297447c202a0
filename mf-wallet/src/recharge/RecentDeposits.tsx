import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { PATHS } from '../paths.ts';
import { type DepositRecord, RECENT_DEPOSITS } from '../deposits/deposit-records.ts';
import { DepositRow } from '../deposits/DepositRow.tsx';
import { RecentRecords } from '../recent/RecentRecords.tsx';
import { methodName, type PaymentMethod } from './payment-methods.ts';

interface RecentDepositsProps {
  /** The ways to pay, for their names; undefined while they are on their way. */
  readonly methods: readonly PaymentMethod[] | undefined;
  /** The member may not deposit now: what they pay goes back. */
  readonly isBarred: boolean;
  /** The deposit that is on the screen already. */
  readonly openOrderNo: string | null;
  /** Opens a deposit that can still be paid. */
  readonly onOpen: (orderNo: string) => void;
}

/** The last deposits; one that still waits for its money leads back to its code. Source: R40, R197. */
export function RecentDeposits({ methods, isBarred, openOrderNo, onOpen }: RecentDepositsProps) {
  const { t } = useTranslation();
  const records = useApi(RECENT_DEPOSITS.key, RECENT_DEPOSITS.input);
  const canBePaid = ({ status, order_no: orderNo }: DepositRecord) =>
    status === 'pending' && !isBarred && orderNo !== openOrderNo;
  return (
    <RecentRecords
      title={t('records.title')}
      records={records}
      all={{ to: PATHS.rechargeRecord, text: t('record.all') }}
    >
      {(record) => (
        <DepositRow
          key={record.order_no}
          record={record}
          title={canBePaid(record) ? t('records.pay') : methodName(methods, record.payment_type)}
          onPress={canBePaid(record) ? () => onOpen(record.order_no) : undefined}
        />
      )}
    </RecentRecords>
  );
}
