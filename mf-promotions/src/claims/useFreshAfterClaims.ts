import { useEffect } from 'react';
import type { ApiKey } from '@mosaico/shared/api';
import { usePlatform, useQueryClient } from '@mosaico/shared/area';

/** Money that moves together is asked about once. */
const SETTLES_MS = 500;
/** What a deposit brings by itself comes this much later. */
const GIFTS_MS = 3_000;
/** Play moves money with every round: nobody asks more often than this. */
const PLAY_WAITS_MS = 10_000;

/** Asks for lists anew when something was claimed on this page, and as `useFreshAfterMoney`. */
export function useFreshAfterClaims(...keys: readonly ApiKey[]): void {
  useRenewed(keys, 'now');
}

/**
 * Asks for lists anew when a deposit has come, and when money has moved: a claim in another tab, an award that comes by itself, and bets, which
 * earn what is shown, tell of themselves by the new balance alone. For lists that a claim on this page loads by itself.
 */
export function useFreshAfterMoney(...keys: readonly ApiKey[]): void {
  useRenewed(keys, 'note');
}

function useRenewed(keys: readonly ApiKey[], onClaim: 'now' | 'note'): void {
  const { bus } = usePlatform();
  const queries = useQueryClient();
  const names = keys.join();
  useEffect(() => {
    const renewal = createRenewal(() => {
      for (const key of names.split(',')) void queries.invalidateQueries({ queryKey: [key] });
    });
    const events = [
      bus.on('promotions.reward-claimed').subscribe(() => renewal[onClaim]()),
      bus.on('wallet.deposit-paid').subscribe(() => {
        renewal.now();
        renewal.within(GIFTS_MS);
      }),
      bus.on('wallet.balance-changed').subscribe(() => renewal.soon()),
    ];
    return () => {
      renewal.stop();
      for (const event of events) event.unsubscribe();
    };
  }, [bus, queries, names, onClaim]);
}

function createRenewal(renew: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = Infinity;
  let lastMs = -Infinity;
  const stop = () => clearTimeout(timer);
  /** What is shown is new. */
  function note(): void {
    stop();
    dueMs = Infinity;
    lastMs = performance.now();
  }
  function now(): void {
    note();
    renew();
  }
  /** The earliest wish counts. */
  function within(ms: number): void {
    const wishedMs = performance.now() + ms;
    if (wishedMs >= dueMs) return;
    stop();
    dueMs = wishedMs;
    timer = setTimeout(now, ms);
  }
  const soon = () => within(Math.max(SETTLES_MS, lastMs + PLAY_WAITS_MS - performance.now()));
  return { now, note, within, soon, stop };
}
