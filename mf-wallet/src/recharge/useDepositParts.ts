import { useEffect, useState } from 'react';

type DepositParts = typeof import('./deposit-parts.ts');

/**
 * The deposit form, and what stands in its place, as soon as their code is here. It is a chunk of its own, because the balance in the
 * top bar, which is of this area too, is on every page of a member and needs no form.
 */
export function useDepositParts() {
  const [loaded, setLoaded] = useState<DepositParts | 'failed' | null>(null);
  useEffect(() => {
    if (loaded !== null) return undefined;
    let isMounted = true;
    import(/* webpackChunkName: "deposit-form" */ './deposit-parts.ts').then(
      (parts) => isMounted && setLoaded(parts),
      () => isMounted && setLoaded('failed'),
    );
    return () => void (isMounted = false);
  }, [loaded]);
  return {
    parts: loaded === 'failed' ? null : loaded,
    hasFailed: loaded === 'failed',
    retry: () => setLoaded(null),
  };
}
