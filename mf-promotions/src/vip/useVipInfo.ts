import { useApi, useSessionUser } from '@mosaico/shared/area';

/** The VIP ladder, and for a member their place on it. Asked anew when somebody logs in or out. */
export function useVipInfo() {
  const user = useSessionUser();
  return { ...useApi('POST /api/member/vip/info', { body: {} }), isMember: user !== null };
}
