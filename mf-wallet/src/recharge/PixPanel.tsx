import { useEffect, useState } from 'react';
import { isApiError, usePlatform } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { DepositEnded } from './DepositEnded.tsx';
import { DepositPaid } from './DepositPaid.tsx';
import { PixCode } from './PixCode.tsx';
import { useDeposit } from './useDeposit.ts';
import { useLeadToTop } from './useLeadToTop.ts';
import type { ReceivedCharge } from './useStartDeposit.ts';

interface PixPanelProps {
  readonly orderNo: string;
  /** The charge, when it was made just now; otherwise the server is asked. */
  readonly first: ReceivedCharge | null;
  /** Makes a new code for the same amount. */
  readonly onRenew: (amountCentavos: number, paymentType: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One deposit from its code to its receipt, whatever happens to it meanwhile. Source: R120, G10, G11. */
export function PixPanel({ orderNo, first, onRenew, onClose }: PixPanelProps) {
  const { busy } = usePlatform();
  const [isDecided, setIsDecided] = useState(false);
  const { data, error, refetch, dataUpdatedAt } = useDeposit(orderNo, isDecided);
  const status = data?.record.status ?? (first ? 'pending' : undefined);
  const isOver = status !== undefined && status !== 'pending';
  if (isOver !== isDecided) setIsDecided(isOver);
  useLeadToTop(isOver ? 'over' : 'open');
  const isMissing = isApiError(error) && error.status === 404;

  useEffect(() => (status === 'pending' ? busy.hold('pix') : undefined), [busy, status]);
  useEffect(() => {
    if (isMissing) onClose(); // left by a member who has logged out
  }, [isMissing, onClose]);

  const charge = data?.charge ?? first?.charge;
  if (status === 'pending' && charge) {
    return (
      <PixCode
        charge={charge}
        receivedAtMs={data ? dataUpdatedAt : (first?.receivedAtMs ?? 0)}
        onEnd={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  if (!data)
    return error && !isMissing ? (
      <ErrorState onRetry={() => refetch()} />
    ) : (
      <Skeleton shape="detail" isPart />
    );
  const { record } = data;
  if (record.status === 'paid') return <DepositPaid record={record} onClose={onClose} />;
  return (
    <DepositEnded
      record={record}
      onRenew={() => onRenew(centavosFromWire(record.money), record.payment_type)}
      onClose={onClose}
    />
  );
}
