import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { isApiError, useQueryClient, type useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { EmptyState, ErrorState, Skeleton } from '@mosaico/shared/ui';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { useLastKnown } from '../connection/useLastKnown.ts';
import { PixPanel } from './PixPanel.tsx';
import { RecentDeposits } from './RecentDeposits.tsx';
import { useDepositAllowance } from './useDepositAllowance.ts';
import { useDepositParts } from './useDepositParts.ts';
import { useLeadOn } from './useLeadOn.ts';
import { useLeadToTop } from './useLeadToTop.ts';
import { type OpenDeposit, useOpenDeposit } from './useOpenDeposit.ts';
import { useStartDeposit } from './useStartDeposit.ts';

/** Where a deposit is made. Over a game nothing leads away from the game: no list, and no other screen. */
export type DepositPlace = 'page' | 'game';

interface DepositProps {
  readonly methods: ReturnType<typeof useApi<'GET /api/payments/list'>>;
  readonly place: DepositPlace;
}

/** A member's deposit, from the amount to the receipt. */
export function Deposit({ methods, place }: DepositProps) {
  const { t } = useTranslation();
  const { open, show: showDeposit } = useOpenDeposit(place);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const offered = useLastKnown(methods.data);
  const { parts, hasFailed, retry } = useDepositParts();
  const bar = usePlayBar();
  const allowance = useDepositAllowance();
  const queries = useQueryClient();
  const leadOn = useLeadOn(place);
  const starting = useStartDeposit((made) => show({ orderNo: made.charge.order_no, made }));

  useLeadToTop(open === undefined ? null : (open?.orderNo ?? 'form'));

  function show(next: OpenDeposit | null): void {
    showDeposit(next);
    // A code that can still be paid counts, one that has expired no longer.
    void queries.invalidateQueries({ queryKey: ['GET /api/rg/limits'] });
  }
  /**
   * The same amount again, after a code has expired. Where the amount is not taken any more, the form says why.
   *
   * @returns what to tell the player in place; null when there is a new code, or the form
   */
  async function renew(amountCentavos: number, paymentType: string): Promise<string | null> {
    const method = offered?.find(({ type }) => type === paymentType);
    try {
      if (method) return await starting.start({ method, amountCentavos });
    } catch (error) {
      if (!isApiError(error)) throw error;
      leadOn(error);
      if (Object.keys(error.errors).length === 0) return error.message;
      setRefusal(error);
    }
    show(null);
    return null;
  }

  return (
    <>
      {bar && parts && <parts.PlayBarNotice bar={bar} />}
      {open && !bar ? (
        <PixPanel
          key={open.orderNo}
          orderNo={open.orderNo}
          made={open.made ?? null}
          methods={offered}
          place={place}
          onRenew={renew}
          onClose={() => show(null)}
        />
      ) : hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : bar && parts ? null : !offered && methods.isError ? (
        <ErrorState onRetry={() => methods.refetch()} />
      ) : !offered || !parts || open === undefined ? (
        <>
          <OfflineNote />
          <Skeleton shape="form" isPart />
        </>
      ) : offered.length === 0 ? (
        <EmptyState icon="pix" text={t('unavailable')} />
      ) : allowance && offered.every(({ min }) => centavosFromWire(min) > allowance.leftCentavos) ? (
        <parts.LimitUsedUp allowance={allowance} />
      ) : (
        <parts.DepositForm
          methods={offered}
          starting={starting}
          place={place}
          refusal={refusal}
          allowance={allowance}
        />
      )}
      {place === 'page' && (
        <RecentDeposits
          methods={offered}
          isBarred={bar !== null}
          onOpen={(orderNo) => show({ orderNo })}
          openOrderNo={open?.orderNo ?? null}
        />
      )}
    </>
  );
}
