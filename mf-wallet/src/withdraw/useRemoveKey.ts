import { isApiError, useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { ACCOUNTS, type PayoutAccount } from './withdrawal-facts.ts';

/** Removes a saved Pix key, after a question (G6). */
export function useRemoveKey(): (account: PayoutAccount) => Promise<void> {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('POST /api/member/bank/delete');
  return async ({ id, pix_type: type, card_no: masked }) => {
    const question = t('withdraw.key.removeQuestion', { key: `${t(`withdraw.kind.${type}`)} ${masked}` });
    if (!(await notices.confirm(question, t('withdraw.key.removeYes')))) return;
    try {
      await mutateAsync({ body: { id } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      notices.toast('error', error.message);
    }
    await queries.invalidateQueries({ queryKey: [ACCOUNTS] });
  };
}
