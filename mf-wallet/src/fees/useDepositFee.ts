import { useFormatMoney } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';

interface DepositFee {
  /** What the house keeps; empty where that is nothing, or an API of a release before it does not say. */
  readonly feeText: string;
  /** What comes into the balance. */
  readonly netText: string;
}

/** Fee and credit of a deposit, as the server says them. Source: G24. */
export function useDepositFee(
  amount: string,
  { fee = '0.00', net = amount }: { readonly fee?: string | undefined; readonly net?: string | undefined },
): DepositFee {
  const formatMoney = useFormatMoney();
  const feeCentavos = centavosFromWire(fee);
  return {
    feeText: feeCentavos === 0 ? '' : formatMoney(feeCentavos),
    netText: formatMoney(centavosFromWire(net)),
  };
}
