import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '../shell-context.ts';

export interface Captcha {
  /** Goes with the answer; empty until the picture is here. */
  readonly key: string;
  /** Data address of the picture; null while it loads or when it could not be had. */
  readonly picture: string | null;
  readonly isLoading: boolean;
  /** A code is good for one use: every attempt needs a new one (R168, R235). */
  reload(): Promise<void>;
}

export function useCaptcha(): Captcha {
  const { api } = useShell().platform;
  const [code, setCode] = useState<{ key: string; img: string } | null>(null);
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = (latest.current += 1);
    setLoading(true);
    // A failure leaves the place of the picture empty, with its button to ask again.
    const next = await api.call('POST /api/auth/captcha', { body: {} }).then(
      ({ data }) => data,
      () => null,
    );
    if (turn !== latest.current) return;
    setCode(next);
    setLoading(false);
  }, [api]);
  useEffect(() => void reload(), [reload]);

  return { key: code?.key ?? '', picture: code?.img ?? null, isLoading, reload };
}
