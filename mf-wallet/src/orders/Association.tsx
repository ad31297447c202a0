import { useApiPages } from '@mosaico/shared/area';
import { Skeleton } from '@mosaico/shared/ui';
import { PagedList } from '@mosaico/shared/ui/list';
import { NothingYet } from '../records/NothingYet.tsx';
import { useFreshList } from '../records/useFreshList.ts';
import { byWithdrawal } from './by-withdrawal.ts';
import { OrderGroupCard } from './OrderGroupCard.tsx';

const ASSOCIATION = 'GET /api/ordercenter/association';

/** Withdrawals with what came before them, newest first. */
export function Association() {
  const orders = useApiPages(ASSOCIATION, {
    inputOf: (_page, before) => ({ query: { before } }),
    rowsOf: ({ association }) => association,
    itemKey: ({ id }) => id,
  });
  useFreshList(ASSOCIATION);
  return (
    <PagedList
      pages={orders}
      skeleton={<Skeleton shape="list" isPart />}
      empty={<NothingYet begin="deposit" />}
    >
      {(rows) => byWithdrawal(rows).map((group) => <OrderGroupCard key={group.orderNo} group={group} />)}
    </PagedList>
  );
}
