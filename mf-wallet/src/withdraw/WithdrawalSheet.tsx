import { useApiMutation, isApiError, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, DataPlaceholder, Sheet, tokens } from '@mosaico/shared/ui';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { ResultMark } from '../facts/ResultMark.tsx';
import { PATHS } from '../paths.ts';
import { WayToAll } from '../recent/WayToAll.tsx';
import { useWithdrawal } from './useWithdrawal.ts';
import { WithdrawalDetails } from './WithdrawalDetails.tsx';
import { WithdrawalHead } from './WithdrawalHead.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

interface WithdrawalSheetProps {
  readonly orderNo: string;
  /** It was made just now: the server's words for it (R223), and how soon it arrives at the latest. */
  readonly made?: { readonly message: string; readonly arrivesWithinSeconds: number } | undefined;
  readonly onClose: () => void;
}

/**
 * One withdrawal: its states as they come, a way to take it back while it waits, and its receipt. For every screen that lists
 * withdrawals, and where one has just been made; the owner draws it while its sheet is open. Source: R122, R223, A43.
 */
export function WithdrawalSheet({ orderNo, made, onClose }: WithdrawalSheetProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useWithdrawal(orderNo);
  const cancel = useCancel(orderNo);
  // The server's words ask to wait for the review: no longer once it is over, whatever came of it.
  const isWaiting = made && (data === undefined || data.record.status === 'pending');
  return (
    <Sheet
      title={t('withdraw.sheet')}
      onClose={onClose}
      footer={
        data?.record.can_cancel && (
          <Button variant="ghost" onClick={cancel}>
            {t('withdraw.cancel')}
          </Button>
        )
      }
    >
      <OfflineNote />
      {isWaiting && (
        <div css={done}>
          <ResultMark />
          <p role="alert" css={words}>
            {made.message}
          </p>
        </div>
      )}
      {data ? (
        <div css={stack}>
          <WithdrawalHead record={data.record} hasMark={!isWaiting} />
          <WithdrawalTimeline record={data.record} timeline={data.timeline} />
          <WithdrawalDetails record={data.record} arrivesWithinSeconds={made?.arrivesWithinSeconds} />
          {made && <WayToAll to={PATHS.withdrawalRecord}>{t('record.allWithdrawals')}</WayToAll>}
        </div>
      ) : (
        <DataPlaceholder shape="detail" error={error} onRetry={() => refetch()} />
      )}
    </Sheet>
  );
}

/** Takes the withdrawal back, after a question whose answers both name what they do (A36). What the server says then is shown either way. */
function useCancel(orderNo: string): () => Promise<void> {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('POST /api/drawing/cancel');
  return async () => {
    const isSure = await notices.confirm(
      t('withdraw.cancelQuestion'),
      t('withdraw.cancel'),
      t('withdraw.keep'),
    );
    if (!isSure) return;
    try {
      await mutateAsync({ body: { order_no: orderNo } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      await notices.alert(error.message);
    }
    await queries.invalidateQueries({ queryKey: ['GET /api/drawing/status'] });
  };
}

const done = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[6],
  padding: `${tokens.space[4]} 0 ${tokens.space[5]}`,
} as const;
const words = {
  maxWidth: '34ch',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
} as const;
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] } as const;
