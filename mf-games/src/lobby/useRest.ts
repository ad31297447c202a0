import { useEffect, useRef, useState } from 'react';

/** A mouse that stays for so long does not only pass by. */
const RESTED_MS = 700;

/** Whether something that has begun lasts. */
export function useRest() {
  const [isLong, setLong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setLong(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isLong,
    begin() {
      end();
      timer.current = setTimeout(() => setLong(true), RESTED_MS);
    },
    end,
  };
}
