import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { type DepositRecord, RECORDS } from '../deposits/deposit-records.ts';
import { ExportRecords } from './ExportRecords.tsx';
import { useDateText } from './useDateText.ts';
import type { RecordFilter } from './useRecordFilter.ts';

interface ExportDepositsProps {
  readonly filter: RecordFilter;
  readonly methodOf: (type: string) => string;
}

/** Deposits of a filter as a table. */
export function ExportDeposits({ filter, methodOf }: ExportDepositsProps) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const at = useDateText();
  return (
    <ExportRecords
      fileName="pix"
      ask={async (before) => (await api.call(RECORDS, { body: { ...filter, before, limit: 100 } })).data}
      columns={[
        { name: t('receipt.createdAt'), cell: (record: DepositRecord) => at(record.created_at) },
        { name: t('receipt.orderNo'), cell: (record) => record.order_no },
        { name: t('receipt.method'), cell: (record) => methodOf(record.payment_type) },
        { name: t('receipt.status'), cell: (record) => record.status_text },
        { name: t('receipt.amount'), cell: (record) => ({ centavos: centavosFromWire(record.money) }) },
        { name: t('receipt.paidAt'), cell: (record) => at(record.paid_at) },
        { name: t('receipt.e2eid'), cell: (record) => record.e2eid },
      ]}
    />
  );
}
