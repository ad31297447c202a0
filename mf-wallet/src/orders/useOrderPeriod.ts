import type { Period } from '../records/PeriodChips.tsx';
import { useAddressChoice } from '@mosaico/shared/address';

export const ORDER_PERIODS = ['today', '3d', '7d', '30d', '90d', 'all'] as const satisfies readonly Period[];

/** The period of the order centre in the address, and as the API is asked for it. */
export function useOrderPeriod() {
  const [period, choosePeriod] = useAddressChoice('period', ORDER_PERIODS, '30d');
  return { period, choosePeriod, query: period === 'all' ? {} : { period } };
}
