import type { BusyLock, Reactive } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';

/** The lock with its view for the shell, which does not load the page anew while it is held. */
export interface ShellBusyLock extends BusyLock {
  readonly isHeld: Reactive<boolean>;
  /** Whether somebody holds it over whom the balance must not change. */
  readonly keepsBalance: Reactive<boolean>;
}

export function createBusyLock(): ShellBusyLock {
  const holders = new Map<symbol, { readonly keepsBalance: boolean }>();
  const isHeld = createReactive(false);
  const keepsBalance = createReactive(false);
  const tell = () => {
    isHeld.set(holders.size > 0);
    keepsBalance.set([...holders.values()].some((holder) => holder.keepsBalance));
  };
  return {
    isHeld,
    keepsBalance,
    hold(reason, options) {
      const holder = Symbol(reason);
      holders.set(holder, { keepsBalance: options?.keepsBalance === true });
      tell();
      return () => {
        holders.delete(holder);
        tell();
      };
    },
  };
}
