import { useState } from 'react';

/**
 * An answer, or the last one that there was: a form that stands on it keeps what was typed while asking anew fails, also in another
 * language. To be used in a component of one member: their answers go with it.
 */
export function useLastKnown<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
