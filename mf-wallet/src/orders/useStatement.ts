import type { Data } from '@mosaico/shared/api';
import { useApiPages } from '@mosaico/shared/area';
import { useFreshList } from '../records/useFreshList.ts';
import type { useOrderPeriod } from './useOrderPeriod.ts';

const DETAILS = 'GET /api/ordercenter/details';
/** Rounds of games make many movements. */
const PAGE_LIMIT = 50;

export type OrderDetails = Data<typeof DETAILS>;
export type Movement = OrderDetails['details'][number];

/** The member's statement, and with its first page the sums of the whole period; anew whenever money moves. */
export function useStatement({ query }: Pick<ReturnType<typeof useOrderPeriod>, 'query'>) {
  useFreshList(DETAILS);
  return useApiPages(DETAILS, {
    inputOf: (_page, before) => ({ query: { ...query, before, limit: PAGE_LIMIT } }),
    rowsOf: ({ details }) => details,
    itemKey: ({ id }) => id,
  });
}
