import { isCentavos } from '@mosaico/shared/money';

/** @throws RangeError unless it is a positive integer of centavos: whoever calls the ledger has checked the request before */
export function assertAmount(amountCentavos: number): void {
  if (!isCentavos(amountCentavos) || amountCentavos <= 0)
    throw new RangeError(`not a positive amount of centavos: ${amountCentavos}`);
}
