import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';

/** A press handler; while the promise it returns is pending the button is busy. */
export type PressHandler<E extends Element> = (event: MouseEvent<E>) => unknown;

/**
 * Lets a press through once: nothing while `isBusy`, nothing while the promise of the last press is pending.
 *
 * @returns whether to show progress, and the handler. A rejected promise ends the wait; reporting is the caller's.
 */
export function useSinglePress<E extends Element>(isBusy: boolean, onClick: PressHandler<E> | undefined) {
  const pending = useRef(false);
  const mounted = useRef(true);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const settle = () => {
    pending.current = false;
    if (mounted.current) setPending(false);
  };
  const press = (event: MouseEvent<E>) => {
    if (isBusy || pending.current) return event.preventDefault();
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    pending.current = true;
    setPending(true);
    result.then(settle, settle);
  };
  return { isBusy: isBusy || isPending, press };
}
