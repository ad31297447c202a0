import { useEffect, useRef } from 'react';

/**
 * Runs something now, or, while something is being pressed, right after that: a message that appears during a press would move what is
 * pressed away from under the pointer, and the press would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => {
      isPressed.current = false;
      // The click that ends the press comes after this event, in the same task.
      for (const run of waiting.current.splice(0)) setTimeout(run);
    };
    addEventListener('pointerdown', () => void (isPressed.current = true), { signal, capture: true });
    addEventListener('pointerup', end, { signal, capture: true });
    addEventListener('pointercancel', end, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return (run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  };
}
