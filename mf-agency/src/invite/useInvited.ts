import type { Data } from '@mosaico/shared/api';
import { useApiPages } from '@mosaico/shared/area';

const INVITED = 'POST /api/agency/inviterecord';
const PAGE_LIMIT = 20;

export type Invited = Data<typeof INVITED>['list'][number];

/** Who registered with the member's code, newest first; the first page has the totals of everybody. */
export function useInvited() {
  return useApiPages(INVITED, {
    inputOf: (page, before) => ({ body: { page, before, limit: PAGE_LIMIT } }),
    itemKey: (person) => `${person.registered_at} ${person.name_masked}`,
  });
}
