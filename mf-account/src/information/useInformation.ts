import { useEffect } from 'react';
import { useApi, usePlatform, useQueryClient, useSessionUser } from '@mosaico/shared/area';
import { MESSAGES } from './messages-query.ts';
import { useMessages } from './useMessages.ts';

/** The three parts of the information centre, fetched together; each stands alone when another fails (R218, R241). */
export function useInformation() {
  const isMember = useSessionUser() !== null;
  useArrivals();
  return {
    // Nothing of a member is asked for while nobody is logged in (R33).
    notification: useMessages('notification', { enabled: isMember }),
    announcement: useMessages('announcement', { enabled: true }),
    support: useApi('GET /api/informationcenter/support', { query: {} }),
  };
}

/** A notification that comes in is in the list at once. */
function useArrivals(): void {
  const { bus } = usePlatform();
  const queries = useQueryClient();
  useEffect(() => {
    const arrivals = bus
      .on('account.notification-received')
      .subscribe(() => void queries.invalidateQueries({ queryKey: [MESSAGES.notification] }));
    return () => arrivals.unsubscribe();
  }, [bus, queries]);
}
