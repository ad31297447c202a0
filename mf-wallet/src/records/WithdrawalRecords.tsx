import { useApiPages, usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Skeleton } from '@mosaico/shared/ui';
import { List, PagedList } from '@mosaico/shared/ui/list';
import { WITHDRAWALS } from '../withdraw/withdrawal-facts.ts';
import { WithdrawalRow } from '../withdraw/WithdrawalRow.tsx';
import { WithdrawalSheet } from '../withdraw/WithdrawalSheet.tsx';
import { ExportWithdrawals } from './ExportWithdrawals.tsx';
import { NothingYet } from './NothingYet.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { useFreshList } from './useFreshList.ts';
import { useRecordFilter } from './useRecordFilter.ts';

const PAGE_LIMIT = 20;
/** The sheet of one withdrawal is named after it. */
const SHEET = 'withdrawal:';

/** The list of withdrawals with its filters; each row opens its states. */
export function WithdrawalRecords() {
  const { t } = useTranslation();
  const { sheets } = usePlatform();
  const { filter, ...choice } = useRecordFilter();
  const records = useApiPages(WITHDRAWALS, {
    inputOf: (page, before) => ({ body: { ...filter, page, before, limit: PAGE_LIMIT } }),
    itemKey: ({ order_no: orderNo }) => orderNo,
  });
  useFreshList(WITHDRAWALS);
  const openSheet = useReactive(sheets.current);
  const opened = openSheet?.startsWith(SHEET) ? openSheet.slice(SHEET.length) : null;
  return (
    <>
      <RecordFilters {...choice} />
      <PagedList
        pages={records}
        skeleton={<Skeleton shape="list" isPart />}
        empty={<NothingYet begin="withdraw" />}
      >
        {(withdrawals) => (
          <>
            <ExportWithdrawals filter={filter} />
            <List label={t('record.withdrawals')}>
              {withdrawals.map((record) => (
                <WithdrawalRow
                  key={record.order_no}
                  record={record}
                  onOpen={(orderNo) => sheets.open(SHEET + orderNo)}
                />
              ))}
            </List>
          </>
        )}
      </PagedList>
      {opened !== null && <WithdrawalSheet orderNo={opened} onClose={() => sheets.close(SHEET + opened)} />}
    </>
  );
}
