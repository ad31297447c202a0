import { useApi } from '@mosaico/shared/area';

/** The VIP ladder, and for a member their place on it. */
export function useVipInfo() {
  return useApi('POST /api/member/vip/info', { body: {} });
}
