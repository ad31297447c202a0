import type { Period } from './PeriodChips.tsx';
import { useAddressChoice } from '@mosaico/shared/address';

export const STATUSES = ['all', 'reviewed', 'not_reviewed'] as const;
export const PERIODS = ['all', 'today', '3d', '7d'] as const satisfies readonly Period[];

/** Which records are shown, as the API is asked for them: what is not narrowed is left out. Source: R124, R125. */
export interface RecordFilter {
  readonly status?: Exclude<(typeof STATUSES)[number], 'all'>;
  readonly period?: Exclude<(typeof PERIODS)[number], 'all'>;
}

/** The filter in the address, and how it is changed. */
export function useRecordFilter() {
  const [status, chooseStatus] = useAddressChoice('status', STATUSES, 'all');
  const [period, choosePeriod] = useAddressChoice('period', PERIODS, 'all');
  const filter: RecordFilter = {
    ...(status !== 'all' && { status }),
    ...(period !== 'all' && { period }),
  };
  return { status, chooseStatus, period, choosePeriod, filter };
}
