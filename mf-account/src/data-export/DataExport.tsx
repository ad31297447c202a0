import { Suspense, useEffect } from 'react';
import { lazyPart, useApi, useApiMutation, usePlatform, useSheet } from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { ExportCard } from './ExportCard.tsx';
import { useDownload } from './useDownload.ts';

const PasswordSheet = lazyPart(async () => ({
  default: (await import('../ticket/PasswordSheet.tsx')).PasswordSheet,
}));

/** While a copy is being made its end is asked for; its notification brings it sooner. */
const POLL_MS = 10_000;

/** Where the copy stands, and the sheets that ask for one and fetch it. Source: G42, A39. */
export function DataExport() {
  const { bus, notices } = usePlatform();
  const { t } = useTranslation();
  const { data, error, refetch } = useApi(
    'GET /api/me/export',
    { query: {} },
    { refetchIntervalMs: POLL_MS },
  );
  useEffect(() => {
    const news = bus.on('account.notification-received').subscribe(() => void refetch());
    return () => news.unsubscribe();
  }, [bus, refetch]);
  const [asking, fetching] = [useSheet('data-export'), useSheet('data-download')];
  const askTicket = useTicket('data_export');
  const fetchTicket = useTicket('data_download');
  const request = useApiMutation('POST /api/me/export');
  const download = useDownload();
  if (!data) return <DataPlaceholder shape="detail" error={error} onRetry={refetch} />;
  return (
    <>
      <ExportCard state={data} onAsk={asking.open} onDownload={fetching.open} />
      <Suspense fallback={null}>
        {asking.isOpen && (
          <PasswordSheet
            title={t('data.ask')}
            send={t('data.ask')}
            onClose={asking.close}
            onSend={async ({ password }) => {
              const { message } = await request.mutateAsync({ body: { ticket: await askTicket(password) } });
              await refetch();
              notices.toast('success', message);
              asking.close();
            }}
          >
            <p>{t('data.askWhat')}</p>
          </PasswordSheet>
        )}
        {fetching.isOpen && (
          <PasswordSheet
            title={t('data.download')}
            send={t('data.download')}
            onClose={fetching.close}
            onSend={async ({ password }) => {
              await download(await fetchTicket(password));
              notices.toast('success', t('data.downloaded'));
              fetching.close();
            }}
          >
            <p>{t('data.downloadWhat')}</p>
          </PasswordSheet>
        )}
      </Suspense>
    </>
  );
}
