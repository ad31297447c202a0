import { Suspense } from 'react';
import { isApiError, lazyPart, useApi, useApiMutation, usePlatform, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { formStyle } from '../form/form-style.ts';
import { useTicket } from '@mosaico/shared/credentials';
import { DeletionCard } from './DeletionCard.tsx';
import { PendingCard } from './PendingCard.tsx';

const PasswordSheet = lazyPart(async () => ({
  default: (await import('../ticket/PasswordSheet.tsx')).PasswordSheet,
}));

/** Where the deletion stands, and the sheet that asks for it. Source: G42, A39, A63. */
export function Deletion() {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const { data, error, refetch } = useApi('GET /api/me/deletion', { query: {} });
  const sheet = useSheet('deletion');
  const ticketFor = useTicket('deletion');
  const request = useApiMutation('POST /api/me/deletion');
  const cancel = useApiMutation('POST /api/me/deletion/cancel', {
    async onSuccess({ message }) {
      notices.toast('success', message);
      await refetch();
    },
    async onError(failure) {
      notices.toast('error', isApiError(failure) ? failure.message : t('kit:networkError'));
      await refetch();
    },
  });
  if (!data) return <DataPlaceholder shape="detail" error={error} onRetry={refetch} />;
  if (data.status === 'pending' && data.due_at)
    return (
      <PendingCard
        dueAt={data.due_at}
        isCancelling={cancel.isPending}
        onCancel={() => cancel.mutate({ body: {} })}
      />
    );
  return (
    <>
      <DeletionCard state={data} onAsk={sheet.open} />
      <Suspense fallback={null}>
        {sheet.isOpen && (
          <PasswordSheet
            title={t('leaving.ask')}
            send={t('leaving.ask')}
            isDanger
            {...(data.needs_code && { codeKind: 'any' as const })}
            onClose={sheet.close}
            onSend={async ({ password, code }) => {
              const { message } = await request.mutateAsync({
                body: { ticket: await ticketFor(password), code },
              });
              await refetch();
              notices.toast('success', message);
              sheet.close();
            }}
          >
            <p css={formStyle.note}>{t('leaving.what.grace')}</p>
          </PasswordSheet>
        )}
      </Suspense>
    </>
  );
}
