import { useState } from 'react';
import { useIsFirstPaint } from '@mosaico/shared/area';
import { Countdown } from '@mosaico/shared/ui/countdown';

interface TimeLeftProps {
  /** Of the server, which has said how much time is left: it counts from the moment that this answer came. */
  readonly answer: object;
  readonly seconds: number;
  /** What ends; spoken with the time. */
  readonly label: string;
  readonly onEnd?: (() => void) | undefined;
}

/** Time left by the server's clock: whatever the device's own clock is set to changes nothing. */
export function TimeLeft(props: TimeLeftProps) {
  // The edge has no clock: the time is shown once the page runs.
  const isFirstPaint = useIsFirstPaint();
  const came = isFirstPaint ? 0 : arrivalOf(props.answer).pageMs;
  return !isFirstPaint && <Running key={came} {...props} />;
}

function Running({ answer, seconds, label, onEnd }: TimeLeftProps) {
  const [sinceArrival] = useState(() => {
    const { pageMs, deviceMs } = arrivalOf(answer);
    // The page's clock stands while a phone sleeps; the device's, however wrong, goes on. A leap of the latter ends the countdown
    // too early, and what is asked then says how much is left.
    return () => Math.max(performance.now() - pageMs, Date.now() - deviceMs);
  });
  return <Countdown endsAtMs={seconds * 1_000} label={label} onEnd={onEnd} now={sinceArrival} />;
}

interface Arrival {
  readonly pageMs: number;
  readonly deviceMs: number;
}

/** An answer outlives its screen in the cache, and is shown again by then older. */
const arrivals = new WeakMap<object, Arrival>();

function arrivalOf(answer: object): Arrival {
  const known = arrivals.get(answer) ?? { pageMs: performance.now(), deviceMs: Date.now() };
  arrivals.set(answer, known);
  return known;
}
