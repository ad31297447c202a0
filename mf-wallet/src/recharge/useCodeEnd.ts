import { useState } from 'react';
import type { Charge } from './useStartDeposit.ts';

/** The clock that codes end by, in milliseconds: it runs on evenly, whatever the device's own clock is set to. */
export const codeClock = () => performance.now();

interface CodeEnd {
  /** By {@link codeClock}. */
  readonly endsAtMs: number;
  /** The time is over: the code must not be offered any more. */
  readonly isOver: boolean;
  /** The countdown has come to its end. */
  readonly reach: () => void;
}

/**
 * When a code ends: the time left is the server's, and this device only counts on from each answer. The earliest end of all
 * answers holds, because an answer that was long on its way says a later one, and a device that slept may not have counted on.
 *
 * @param ageMs how long ago the charge came, if it was kept from an earlier view
 */
export function useCodeEnd(charge: Charge | undefined, ageMs: number): CodeEnd {
  const [seen, setSeen] = useState({ charge: undefined as Charge | undefined, endsAtMs: Infinity });
  const [isReached, setReached] = useState(false);
  if (charge && seen.charge !== charge) {
    const endsAtMs = codeClock() - ageMs + charge.expires_in_seconds * 1_000;
    setSeen({ charge, endsAtMs: Math.min(seen.endsAtMs, endsAtMs) });
  }
  return {
    endsAtMs: seen.endsAtMs,
    isOver: isReached || charge?.expires_in_seconds === 0,
    reach: () => setReached(true),
  };
}
