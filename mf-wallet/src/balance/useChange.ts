import { useState } from 'react';

export interface Change {
  /** How many there have been. */
  readonly count: number;
  readonly isGain: boolean;
}

/** The last change of an amount since it was first seen; null while there was none. */
export function useChange(amountCentavos: number): Change | null {
  const [last, setLast] = useState({ amountCentavos, change: null as Change | null });
  if (last.amountCentavos === amountCentavos) return last.change;
  const change = { count: (last.change?.count ?? 0) + 1, isGain: amountCentavos > last.amountCentavos };
  setLast({ amountCentavos, change });
  return change;
}
