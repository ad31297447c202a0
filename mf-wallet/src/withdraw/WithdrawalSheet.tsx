import { useApiMutation, isApiError, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, DataPlaceholder, Sheet, tokens } from '@mosaico/shared/ui';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { useWithdrawal } from './useWithdrawal.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import { WithdrawalHead } from './WithdrawalHead.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

interface WithdrawalSheetProps {
  readonly orderNo: string;
  readonly onClose: () => void;
}

/**
 * One withdrawal: its states as they come, a way to take it back while it waits, and its receipt. For every screen that lists
 * withdrawals; the owner draws it while its sheet is open. Source: R122, A43.
 */
export function WithdrawalSheet({ orderNo, onClose }: WithdrawalSheetProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useWithdrawal(orderNo);
  const cancel = useCancel(orderNo);
  return (
    <Sheet
      title={t('withdraw.sheet')}
      onClose={onClose}
      footer={
        data?.record.can_cancel && (
          <Button variant="danger" onClick={cancel}>
            {t('withdraw.cancel')}
          </Button>
        )
      }
    >
      <OfflineNote />
      {data ? (
        <div css={stack}>
          <WithdrawalHead record={data.record} />
          <WithdrawalTimeline record={data.record} timeline={data.timeline} />
          <WithdrawalFacts record={data.record} />
        </div>
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={() => refetch()} />
      )}
    </Sheet>
  );
}

/** Takes the withdrawal back, after a question. What the server says then is shown either way. */
function useCancel(orderNo: string): () => Promise<void> {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('POST /api/drawing/cancel');
  return async () => {
    if (!(await notices.confirm(t('withdraw.cancelQuestion'), t('withdraw.cancel')))) return;
    try {
      await mutateAsync({ body: { order_no: orderNo } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      await notices.alert(error.message);
    }
    await queries.invalidateQueries({ queryKey: ['GET /api/drawing/status'] });
  };
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] } as const;
