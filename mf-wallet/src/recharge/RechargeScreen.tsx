import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { isApiError, LoginPrompt, useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, EmptyState, ErrorState, Screen, Skeleton } from '@mosaico/shared/ui';
import { openDeposit } from './open-deposit.ts';
import { PixPanel } from './PixPanel.tsx';
import { Promises } from './Promises.tsx';
import { RecentDeposits } from './RecentDeposits.tsx';
import { useDepositForm } from './useDepositForm.ts';
import { HEADING_ID, useLeadToTop } from './useLeadToTop.ts';
import { type ReceivedCharge, useStartDeposit } from './useStartDeposit.ts';

/** Deposit with Pix: amount, code, confirmation, and the last deposits. Source: R40, R119 to R121. */
export function RechargeScreen() {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  // Public, and already requested by the HTML: asked for at once, for visitors too.
  const methods = useApi('GET /api/payments/list', { query: {} });

  return (
    <Screen title={t('title')} id={HEADING_ID} tabIndex={-1}>
      {user ? (
        <Deposit methods={methods} />
      ) : session.isLoggedIn() ? (
        <Skeleton shape="form" isPart />
      ) : (
        <>
          <Card tone="lit">
            <LoginPrompt />
          </Card>
          <Promises />
        </>
      )}
    </Screen>
  );
}

interface DepositProps {
  readonly methods: ReturnType<typeof useApi<'GET /api/payments/list'>>;
}

function Deposit({ methods }: DepositProps) {
  const [open, setOpen] = useState<OpenDeposit | null>(restored);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { DepositForm, hasFailed, retry } = useDepositForm();
  const starting = useStartDeposit((first) => show({ orderNo: first.charge.order_no, first }));

  useLeadToTop(open?.orderNo ?? 'form');

  function show(next: OpenDeposit | null): void {
    if (next) openDeposit.keep(next.orderNo);
    else openDeposit.forget();
    setOpen(next);
  }
  /** The same amount again, after a code has expired; where that is not possible any more, the form says why. */
  async function renew(amountCentavos: number, paymentType: string): Promise<void> {
    const method = methods.data?.find(({ type }) => type === paymentType);
    try {
      if (method && (await starting.start({ method, amountCentavos }))) return;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
    }
    show(null);
  }

  return (
    <>
      {open ? (
        <PixPanel
          key={open.orderNo}
          orderNo={open.orderNo}
          first={open.first ?? null}
          onRenew={renew}
          onClose={() => show(null)}
        />
      ) : methods.isError ? (
        <ErrorState onRetry={() => methods.refetch()} />
      ) : hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : methods.isPending || !DepositForm ? (
        <Skeleton shape="form" isPart />
      ) : methods.data.length === 0 ? (
        <EmptyState icon="pix" />
      ) : (
        <DepositForm methods={methods.data} starting={starting} refusal={refusal} />
      )}
      <RecentDeposits onOpen={(orderNo) => show({ orderNo })} openOrderNo={open?.orderNo ?? null} />
    </>
  );
}

interface OpenDeposit {
  readonly orderNo: string;
  /** Known right after it was made. */
  readonly first?: ReceivedCharge;
}

function restored(): OpenDeposit | null {
  const orderNo = openDeposit.read();
  return orderNo === null ? null : { orderNo };
}
