import { useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { saoPauloDay } from '@mosaico/shared/rules';
import { Button, tokens, useLocale } from '@mosaico/shared/ui';
import { type DepositRecord, RECORDS } from '../deposits/deposit-records.ts';
import { type Cell, csvText } from './csv.ts';
import { download } from './download.ts';
import { everyPage } from './every-page.ts';
import type { RecordFilter } from './useRecordFilter.ts';

interface ExportDepositsProps {
  readonly filter: RecordFilter;
  readonly methodOf: (type: string) => string;
}

/** Saves all deposits of the filter as a table, not only those that are on the screen. */
export function ExportDeposits({ filter, methodOf }: ExportDepositsProps) {
  const { t } = useTranslation();
  const { api } = usePlatform();
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const at = (instant: string | null) => (instant === null ? '' : dateTimeText(instant, locale));
  const cellsOf = (record: DepositRecord): Cell[] => [
    at(record.created_at),
    record.order_no,
    methodOf(record.payment_type),
    record.status_text,
    { centavos: centavosFromWire(record.money) },
    at(record.paid_at),
    record.e2eid,
  ];
  async function save(): Promise<void> {
    setFailed(false);
    try {
      const records = await everyPage(
        async (before) => (await api.call(RECORDS, { body: { ...filter, before, limit: 100 } })).data,
      );
      const names = ['createdAt', 'orderNo', 'method', 'status', 'amount', 'paidAt', 'e2eid'];
      const text = csvText([names.map((name) => t(`receipt.${name}`)), ...records.map(cellsOf)]);
      download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `pix-${saoPauloDay(new Date())}.csv`);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div css={{ display: 'grid', justifyItems: 'end', gap: tokens.space[2] }}>
      <Button variant="ghost" icon="document" onClick={save}>
        {t('record.export')}
      </Button>
      {hasFailed && (
        <p role="alert" css={{ color: tokens.color.dangerText, fontSize: tokens.font.size.small }}>
          {t('record.exportFailed')}
        </p>
      )}
    </div>
  );
}
