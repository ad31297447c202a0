import { useApi, useApiPages, usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Skeleton } from '@mosaico/shared/ui';
import { List, PagedList } from '@mosaico/shared/ui/list';
import { RECORDS } from '../deposits/deposit-records.ts';
import { methodName } from '../recharge/payment-methods.ts';
import { DepositReceipt } from './DepositReceipt.tsx';
import { DepositRow } from '../deposits/DepositRow.tsx';
import { ExportDeposits } from './ExportDeposits.tsx';
import { NothingYet } from './NothingYet.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { useFreshList } from './useFreshList.ts';
import { useRecordFilter } from './useRecordFilter.ts';

const PAGE_LIMIT = 20;
/** The sheet of one deposit is named after it. */
const SHEET = 'deposit:';

/** The list of deposits with its filters; each row opens its receipt. */
export function DepositRecords() {
  const { t } = useTranslation();
  const { sheets } = usePlatform();
  const { filter, ...choice } = useRecordFilter();
  const methods = useApi('GET /api/payments/list', { query: {} });
  const records = useApiPages(RECORDS, {
    inputOf: (page, before) => ({ body: { ...filter, page, before, limit: PAGE_LIMIT } }),
    itemKey: ({ order_no: orderNo }) => orderNo,
  });
  useFreshList(RECORDS);
  const openSheet = useReactive(sheets.current);
  const opened = records.items.find(({ order_no: orderNo }) => openSheet === SHEET + orderNo);
  const methodOf = (type: string) => methodName(methods.data, type);
  return (
    <>
      <RecordFilters {...choice} />
      <PagedList
        pages={records}
        skeleton={<Skeleton shape="list" isPart />}
        empty={<NothingYet begin="deposit" />}
      >
        {(deposits) => (
          <>
            <ExportDeposits filter={filter} methodOf={methodOf} />
            <List label={t('record.title')}>
              {deposits.map((record) => (
                <DepositRow
                  key={record.order_no}
                  record={record}
                  title={methodOf(record.payment_type)}
                  onPress={() => sheets.open(SHEET + record.order_no)}
                />
              ))}
            </List>
          </>
        )}
      </PagedList>
      {opened && (
        <DepositReceipt
          record={opened}
          methodName={methodOf(opened.payment_type)}
          onClose={() => sheets.close(SHEET + opened.order_no)}
        />
      )}
    </>
  );
}
