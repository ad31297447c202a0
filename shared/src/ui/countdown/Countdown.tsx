import { useEffect, useRef, useState } from 'react';
import { remainingText } from './remaining-text.ts';

export interface CountdownProps {
  /** Instant of the end, epoch milliseconds. */
  readonly endsAtMs: number;
  /** What ends; spoken with the time. */
  readonly label: string;
  /** Called once, when the end is reached while shown. */
  readonly onEnd?: (() => void) | undefined;
  /** The clock, epoch milliseconds; `Date.now` unless handed in. */
  readonly now?: (() => number) | undefined;
}

/** Time left until an instant: `04:59`, `1:04:59`, `2d 01:04:59`. Not a live region: it does not interrupt. */
export function Countdown({ endsAtMs, label, onEnd, now = Date.now }: CountdownProps) {
  const remainingMs = useRemaining(endsAtMs, now, onEnd);
  return (
    <span role="timer" aria-label={label} css={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {remainingText(remainingMs)}
    </span>
  );
}

function useRemaining(endsAtMs: number, now: () => number, onEnd: (() => void) | undefined): number {
  const latest = useRef({ now, onEnd });
  const [remainingMs, setRemaining] = useState(() => Math.max(0, endsAtMs - now()));
  useEffect(() => void (latest.current = { now, onEnd }));
  useEffect(() => {
    let wasRunning = false;
    const tick = () => {
      const left = Math.max(0, endsAtMs - latest.current.now());
      setRemaining(left);
      if (left > 0) wasRunning = true;
      else stop();
      if (left === 0 && wasRunning) latest.current.onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    const stop = () => clearInterval(timer);
    tick();
    return stop;
  }, [endsAtMs]);
  return remainingMs;
}
