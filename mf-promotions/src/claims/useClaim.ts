import { useRef } from 'react';
import {
  isApiError,
  newIdempotencyKey,
  useApiMutation,
  usePlatform,
  useQueryClient,
} from '@mosaico/shared/area';
import type { Answer, ApiKey, Input } from '@mosaico/shared/api';
import { centavosFromWire } from '@mosaico/shared/money';

/** Endpoints that claim something of a promotion. */
type ClaimKey = Extract<
  ApiKey,
  'POST /api/ftd/claim' | 'POST /api/invitationactivity/claim' | 'POST /api/rechargerebate/claim'
>;

interface ClaimOptions<K extends ClaimKey> {
  /** Of the promotion, for those who hear of the claim. */
  readonly kind: string;
  /** Lists that are loaded again after a claim (R126). */
  readonly reloads: readonly ApiKey[];
  /** What a claim starts before the lists are loaded again. */
  readonly then?: (answer: Answer<K>) => Promise<void>;
}

/**
 * Claims in one request: after a success the lists are loaded again, the server's message is shown and the claim is published; after a failure
 * nothing is loaded and the message is shown as an error. A request without an answer is sent again under its key.
 *
 * Source: R126, R127, G27.
 */
export function useClaim<K extends ClaimKey>(key: K, { kind, reloads, then }: ClaimOptions<K>) {
  const { bus, busy, notices, session } = usePlatform();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useApiMutation(key);
  const unanswered = useRef(new Map<string, string>());

  async function claim(body: Input<K>['body' & keyof Input<K>]): Promise<void> {
    const content = JSON.stringify(body);
    const idempotencyKey = unanswered.current.get(content) ?? newIdempotencyKey();
    unanswered.current.set(content, idempotencyKey);
    const release = busy.hold('claim');
    try {
      const answer = (await mutateAsync({ body, idempotencyKey } as never)) as Answer<K>;
      unanswered.current.delete(content);
      await then?.(answer);
      notices.toast('success', answer.message);
      bus.publish('promotions.reward-claimed', { kind, amountCentavos: centavosFromWire(answer.data.amount) });
      for (const list of reloads) void queries.invalidateQueries({ queryKey: [list] });
      // The balance comes with the event stream; without it, it has to be fetched.
      void session.refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0 && error.status < 500) unanswered.current.delete(content);
      notices.toast('error', error.message);
    } finally {
      release();
    }
  }
  return { claim, isPending };
}
