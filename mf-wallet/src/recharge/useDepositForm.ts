import { useEffect, useState } from 'react';
import type { DepositForm } from './DepositForm.tsx';

/**
 * The deposit form as soon as its code is here. It is a chunk of its own, because the balance in the top bar, which is of this
 * area too, is on every page of a member and needs no form.
 */
export function useDepositForm() {
  const [loaded, setLoaded] = useState<typeof DepositForm | 'failed' | null>(null);
  useEffect(() => {
    if (loaded !== null) return undefined;
    let isMounted = true;
    import(/* webpackChunkName: "deposit-form" */ './DepositForm.tsx').then(
      (module) => isMounted && setLoaded(() => module.DepositForm),
      () => isMounted && setLoaded('failed'),
    );
    return () => void (isMounted = false);
  }, [loaded]);
  return {
    DepositForm: loaded === 'failed' ? null : loaded,
    hasFailed: loaded === 'failed',
    retry: () => setLoaded(null),
  };
}
