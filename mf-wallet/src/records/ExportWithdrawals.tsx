import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { hasEndedUnpaid } from '../withdraw/states.ts';
import { type WithdrawalRecord, WITHDRAWALS } from '../withdraw/withdrawal-facts.ts';
import { ExportRecords } from './ExportRecords.tsx';
import { useDateText } from './useDateText.ts';
import type { RecordFilter } from './useRecordFilter.ts';

/** Withdrawals of a filter as a table; Pix keys stay masked. */
export function ExportWithdrawals({ filter }: { readonly filter: RecordFilter }) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const at = useDateText();
  return (
    <ExportRecords
      fileName="pix"
      ask={async (before) => (await api.call(WITHDRAWALS, { body: { ...filter, before, limit: 100 } })).data}
      columns={[
        { name: t('receipt.createdAt'), cell: (record: WithdrawalRecord) => at(record.created_at) },
        { name: t('receipt.orderNo'), cell: (record) => record.order_no },
        { name: t('receipt.account'), cell: (record) => record.account },
        { name: t('receipt.status'), cell: (record) => record.status_text },
        { name: t('receipt.amount'), cell: (record) => ({ centavos: centavosFromWire(record.money) }) },
        {
          name: t('receipt.fee'),
          // What was not paid out has taken no fee; the record has the one that it would have been.
          cell: (record) => ({
            centavos: hasEndedUnpaid(record.status) ? 0 : centavosFromWire(record.fee),
          }),
        },
        {
          name: t('receipt.net'),
          cell: (record) => (hasEndedUnpaid(record.status) ? '' : { centavos: centavosFromWire(record.net) }),
        },
        { name: t('receipt.paidAt'), cell: (record) => at(record.paid_at) },
        { name: t('receipt.e2eid'), cell: (record) => record.e2eid },
      ]}
    />
  );
}
