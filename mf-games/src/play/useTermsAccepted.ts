import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import type { LaunchState } from './useLaunch.ts';

/** Opens a game again that was refused for want of consent, as soon as the member has accepted the terms (R258). */
export function useTermsAccepted(launch: LaunchState, openAgain: () => void): void {
  const { bus } = usePlatform();
  const isWaiting = launch.kind === 'failed' && launch.refusal === 'terms';
  const open = useEffectEvent(openAgain);
  useEffect(() => {
    if (!isWaiting) return;
    const consents = bus.on('account.terms-accepted').subscribe(() => open());
    return () => consents.unsubscribe();
  }, [bus, isWaiting]);
}
