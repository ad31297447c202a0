import { useEffect, useState } from 'react';

/** The value once it has not changed for a while: nothing is asked for at every key. @param afterMs milliseconds. */
export function useSettled<T>(value: T, afterMs: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
