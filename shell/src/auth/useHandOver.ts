import { useEffect, useRef } from 'react';

/** Hands over what was typed in a step when the step goes, whichever way it is left: "back" gives no other occasion. */
export function useHandOver(handOver: () => void): void {
  const latest = useRef(handOver);
  useEffect(() => void (latest.current = handOver));
  useEffect(() => () => latest.current(), []);
}
