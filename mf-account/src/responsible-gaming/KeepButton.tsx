import { isApiError, useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';
import type { Limit } from './limit-facts.ts';

interface KeepButtonProps {
  readonly limit: Pick<Limit, 'kind' | 'period'>;
  /** When the raise would count. */
  readonly effectiveAt: string;
  readonly name: string;
}

/** Takes back a raise that waits. It asks nothing: the stricter limit is what stays, and the raise can be asked for again. Source: G31, A38. */
export function KeepButton({ limit: { kind, period }, effectiveAt, name }: KeepButtonProps) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const lookAgain = () => queries.invalidateQueries({ queryKey: ['GET /api/rg/limits'] });
  const keeping = useApiMutation('POST /api/rg/limits/keep', {
    async onSuccess({ message }) {
      await lookAgain();
      notices.toast('success', message);
    },
    onError(refusal) {
      const isTooLate = isApiError(refusal) && refusal.error === 'raise_in_force';
      if (isTooLate) void lookAgain();
      notices.toast(
        isTooLate ? 'info' : 'error',
        isApiError(refusal) ? refusal.message : t('kit:networkError'),
      );
    },
  });
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={keeping.isPending}
      aria-label={t('rg.limit.keepThis', { name })}
      onClick={() => keeping.mutate({ body: { kind, period, effective_at: effectiveAt } })}
    >
      {t('rg.limit.keep')}
    </Button>
  );
}
