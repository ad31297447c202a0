import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiCaller } from '@mosaico/shared/api';

/** The picture of a verification code, fetched when it is wanted and again on request. */
export function usePicture(api: ApiCaller, isWanted: boolean) {
  const [code, setCode] = useState<{ key: string; img: string } | null>(null);
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);

  const fetch = useCallback(async () => {
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
  useEffect(() => {
    if (isWanted) void fetch();
  }, [fetch, isWanted]);

  return {
    /** Goes with the answer; empty until the picture is here. */
    key: code?.key ?? '',
    /** Data address; null while it loads or when it could not be had. */
    image: code?.img ?? null,
    isLoading,
    reload: () => void fetch(),
  };
}
