import { useRef } from 'react';
import { isApiError, newIdempotencyKey, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { IDENTITY_PATH, ON_THE_WAY } from '@mosaico/shared/rules';

export const REWARD = 'POST /api/agency/reward';

/**
 * Claims all commissions in one request. The same attempt has the same key while nobody knows whether the server got it. Afterwards the list is asked
 * for again, and the member's money. Who has to show first who they are is led there.
 *
 * Source: R127, R214, G27, G33.
 */
export function useClaimCommissions(): () => Promise<void> {
  const { api, navigation, notices, session } = usePlatform();
  const queries = useQueryClient();
  const attempt = useRef<string | null>(null);
  return async () => {
    attempt.current ??= newIdempotencyKey();
    try {
      const { message } = await api.call(
        'POST /api/agency/reward/claim',
        { body: {} },
        { idempotencyKey: attempt.current },
      );
      attempt.current = null;
      notices.toast('success', message);
      void session.refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0 && error.status < 500) attempt.current = null;
      const isIdentity = error.error === 'identity_required';
      notices.toast(isIdentity ? 'info' : 'error', error.message);
      if (isIdentity) return navigation.push(IDENTITY_PATH, ON_THE_WAY);
    }
    await queries.invalidateQueries({ queryKey: [REWARD] });
  };
}
