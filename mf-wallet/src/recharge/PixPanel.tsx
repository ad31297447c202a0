import { useEffect, useState } from 'react';
import { isApiError, usePlatform } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';
import { DataPlaceholder } from '@mosaico/shared/ui';
import type { DepositPlace } from './Deposit.tsx';
import { DepositEnded } from './DepositEnded.tsx';
import { DepositPaid } from './DepositPaid.tsx';
import { methodName, type PaymentMethod } from './payment-methods.ts';
import { PixCode } from './PixCode.tsx';
import { useCodeEnd } from './useCodeEnd.ts';
import { useDeposit } from './useDeposit.ts';
import { useLeadToTop } from './useLeadToTop.ts';
import type { NewCharge } from './useStartDeposit.ts';

interface PixPanelProps {
  readonly orderNo: string;
  /** The charge, when it was made just now; otherwise the server is asked. */
  readonly made: NewCharge | null;
  readonly methods: readonly PaymentMethod[] | undefined;
  readonly place: DepositPlace;
  /** Makes a new code for the same amount. @returns what to tell the player; null when there is nothing to tell */
  readonly onRenew: (amountCentavos: number, paymentType: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** One deposit from its code to its receipt, whatever happens to it meanwhile. Source: R120, G10, G11. */
export function PixPanel({ orderNo, made, methods, place, onRenew, onClose }: PixPanelProps) {
  const { busy } = usePlatform();
  const [isDecided, setIsDecided] = useState(false);
  const { data, error, refetch, dataUpdatedAt } = useDeposit(orderNo, isDecided);
  const status = data?.record.status ?? (made ? 'pending' : undefined);
  const charge = data ? (data.charge ?? undefined) : made?.charge;
  // No time of arrival: the answer was made just now, or is kept over a change of the language.
  const ageMs = dataUpdatedAt > 0 ? Math.max(0, Date.now() - dataUpdatedAt) : 0;
  const { endsAtMs, isOver, reach } = useCodeEnd(charge, ageMs);
  const isPayable = status === 'pending' && charge !== undefined && !isOver;
  const isServerDecided = status !== undefined && status !== 'pending';
  if (isServerDecided !== isDecided) setIsDecided(isServerDecided);
  useLeadToTop(isPayable || status === undefined ? 'open' : 'over');
  const isMissing = isApiError(error) && error.status === 404;
  // Its payer has contested it: that is nothing for this panel, the list and the notifications tell of it.
  const isContested = status === 'disputed' || status === 'reversed';

  useEffect(() => (isPayable ? busy.hold('pix') : undefined), [busy, isPayable]);
  useEffect(() => {
    if (isMissing || isContested) onClose(); // missing: left by a member who has logged out
  }, [isMissing, isContested, onClose]);

  if (isPayable)
    return (
      <PixCode
        charge={charge}
        message={made?.message}
        endsAtMs={endsAtMs}
        onEnd={() => {
          reach();
          void refetch();
        }}
        onClose={onClose}
      />
    );
  if (!data || isContested)
    return <DataPlaceholder shape="detail" error={isMissing ? null : error} onRetry={() => refetch()} />;
  const { record } = data;
  if (record.status === 'paid')
    return (
      <DepositPaid
        record={record}
        methodName={methodName(methods, record.payment_type)}
        place={place}
        onClose={onClose}
      />
    );
  return (
    <DepositEnded
      amountCentavos={centavosFromWire(record.money)}
      end={record.status === 'failed' ? 'failed' : 'expired'}
      reason={record.reason ?? ''}
      onRenew={() => onRenew(centavosFromWire(record.money), record.payment_type)}
      onClose={onClose}
    />
  );
}
