import { useState } from 'react';
import type { ApiError, UserInfo } from '@mosaico/shared/api';
import { useApi, usePlatform, useSheet } from '@mosaico/shared/area';
import { IDENTITY_PATH, ON_THE_WAY } from '@mosaico/shared/rules';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { useLastKnown } from '../connection/useLastKnown.ts';
import { InDoubt } from './InDoubt.tsx';
import { RecentWithdrawals } from './RecentWithdrawals.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { useSendWithdrawal, type MadeWithdrawal, type WithdrawalRequest } from './useSendWithdrawal.ts';
import { useWithdrawalNews } from './useWithdrawalNews.ts';
import { ACCOUNTS, QUOTE } from './withdrawal-facts.ts';
import { WithdrawalPasswordSheet } from './WithdrawalPasswordSheet.tsx';
import { WithdrawalSheet } from './WithdrawalSheet.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** A member's withdrawal, from the amount to the sheet in which its states are followed. Source: R122, R223, R224, G37. */
export function Withdrawal({ user }: { readonly user: UserInfo }) {
  const { navigation, notices } = usePlatform();
  const [money, keys] = [useApi(QUOTE, { query: {} }), useApi(ACCOUNTS, { query: {} })];
  const quote = useLastKnown(money.data);
  const accounts = useLastKnown(keys.data);
  const sending = useSendWithdrawal(user.id);
  const [request, setRequest] = useState<WithdrawalRequest | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [orderNo, setOrderNo] = useState<string | null>(null);
  /** The withdrawal that was just made. */
  const [made, setMade] = useState<MadeWithdrawal | null>(null);
  /** When the figures were read that the last withdrawal has made untrue; null before there was one. */
  const [untrueSince, setUntrueSince] = useState<number | null>(null);
  const review = useSheet('withdraw-review');
  const password = useSheet('withdrawal-password');
  const followed = useSheet('withdrawal');
  useWithdrawalNews();

  function show(next: string): void {
    setOrderNo(next);
    followed.open();
  }
  /** The sheet takes the place of the review, and says what the server has said (R223). */
  function sent(done: MadeWithdrawal): void {
    setRequest(null);
    setUntrueSince(money.dataUpdatedAt);
    setMade(done);
    show(done.orderNo);
  }
  /** What the server refuses is told in an alert (R224), and once that is read, beside the field that it is about, or where it is put right. */
  async function refused(error: ApiError): Promise<void> {
    await notices.alert(error.message);
    if (error.error === 'withdrawal_password_unset') return password.open();
    // In place of the sheet, so that the way back leads to the form.
    if (error.error === 'identity_required') return navigation.replace(IDENTITY_PATH, ON_THE_WAY);
    if (!('money' in error.errors) && !('member_bank_id' in error.errors)) return;
    review.close();
    setRefusal(error);
  }

  if (!quote || !accounts) {
    const failed = [money, keys].filter(({ isError }) => isError);
    if (failed.length > 0)
      return <ErrorState onRetry={() => Promise.all(failed.map((one) => one.refetch()))} />;
    return (
      <>
        <OfflineNote />
        <Skeleton shape="form" isPart />
      </>
    );
  }
  return (
    <>
      <OfflineNote />
      {sending.inDoubt && (
        <InDoubt amountCentavos={sending.inDoubt.amountCentavos} onClose={sending.settle} />
      )}
      {untrueSince === money.dataUpdatedAt ? (
        <ReadAnew hasFailed={money.isError} onRetry={() => money.refetch()} />
      ) : (
        <WithdrawForm
          key={untrueSince}
          quote={quote}
          accounts={accounts}
          payee={user.realname}
          refusal={refusal}
          onContinue={(next) => {
            setRequest(next);
            if (quote.has_qk_pwd) review.open();
            else password.open();
          }}
        />
      )}
      <RecentWithdrawals
        onOpen={(next) => {
          setMade(null);
          show(next);
        }}
      />
      {review.isOpen && request && (
        <ReviewSheet
          request={request}
          fixedRemark={sending.fixedRemarkOf(request)}
          onSend={sending.send}
          onSent={sent}
          onRefused={refused}
          onForgotten={password.open}
          onClose={review.close}
        />
      )}
      {password.isOpen && (
        <WithdrawalPasswordSheet
          isFirst={!quote.has_qk_pwd}
          onDone={request ? review.open : password.close}
          onClose={password.close}
        />
      )}
      {followed.isOpen && orderNo !== null && (
        <WithdrawalSheet
          orderNo={orderNo}
          made={
            made?.orderNo === orderNo
              ? { message: made.message, arrivesWithinSeconds: quote.arrives_within_seconds }
              : undefined
          }
          onClose={followed.close}
        />
      )}
    </>
  );
}

interface ReadAnewProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => Promise<unknown>;
}

/** In place of the form, until what is left after a withdrawal has been read: no figure of before is shown. */
function ReadAnew({ hasFailed, onRetry }: ReadAnewProps) {
  return hasFailed ? <ErrorState onRetry={onRetry} /> : <Skeleton shape="form" isPart />;
}
