import { useRef } from 'react';
import type { ApiCaller, ApiKey } from '@mosaico/shared/api';
import { isApiError, newIdempotencyKey, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { coinBurst } from './coin-burst.ts';
import { useLockQuestion, type Wager } from './useLockQuestion.ts';

interface ClaimRequest {
  /** What it is a reward of: the payload of `promotions.reward-claimed`. */
  readonly kind: string;
  /** What a bonus has to be wagered for; left out of what comes as cash, which locks nothing. */
  readonly wager?: Wager | undefined;
  /** Lists that are another one after it. */
  readonly lists: readonly ApiKey[];
  /** The one request; its answer says what the player is told. */
  readonly send: (api: ApiCaller, idempotencyKey: string) => Promise<{ readonly message: string }>;
  /** Asks the server whether the claim was carried out, when no answer to it came. */
  readonly isDone: (api: ApiCaller) => Promise<boolean>;
}

/**
 * Claims a reward in one request. Afterwards its lists are loaded again, the server's message is shown, other parts of the page hear of
 * it, and the member's money is asked for. A refusal loads nothing and is shown as an error. When no answer comes, the server is asked
 * whether it was carried out; while nobody knows that, the same attempt has the same key. The button that calls it is busy until the promise settles.
 * A bonus that would lock what the member can withdraw now is claimed only after a question.
 *
 * Source: R126, R127, G16, G27.
 */
export function useClaim({ kind, wager, lists, send, isDone }: ClaimRequest): () => Promise<void> {
  const { api, notices, bus, session } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mayLock = useLockQuestion();
  const attempt = useRef<string | null>(null);

  async function tell(message: string, button: Element | null): Promise<void> {
    attempt.current = null;
    coinBurst(button);
    notices.toast('success', message);
    bus.publish('promotions.reward-claimed', { kind });
    void session.refresh();
    await Promise.all(lists.map((list) => queries.invalidateQueries({ queryKey: [list] })));
  }

  return async () => {
    // The button that calls this was pressed, so it has the focus; it goes with the lists.
    const button = document.activeElement;
    if (wager && !(await mayLock(wager))) return;
    attempt.current ??= newIdempotencyKey();
    try {
      const { message } = await send(api, attempt.current);
      await tell(message, button);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isRefused = error.status > 0 && error.status < 500;
      if (isRefused) attempt.current = null;
      else if (await isDone(api).catch(() => false)) return tell(t('activities.done'), button);
      notices.toast('error', error.message);
    }
  };
}
