import { isApiError, useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';
import { ACCOUNTS, type PayoutAccount } from './withdrawal-facts.ts';

interface DefaultKeyProps {
  /** The key that is chosen; undefined while none is. */
  readonly account: PayoutAccount | undefined;
}

/** Makes the chosen Pix key the one that withdrawals go to unless another one is chosen; nothing where it is that already (G6). */
export function DefaultKey({ account }: DefaultKeyProps) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useApiMutation('POST /api/member/bank/default');
  if (!account || account.is_default === 1) return null;
  const choose = async () => {
    try {
      const { message } = await mutateAsync({ body: { id: account.id } });
      notices.toast('success', message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      notices.toast('error', error.message);
    }
    await queries.invalidateQueries({ queryKey: [ACCOUNTS] });
  };
  return (
    <Button variant="quiet" size="small" onClick={choose} isBusy={isPending}>
      {t('withdraw.key.makeDefault')}
    </Button>
  );
}
