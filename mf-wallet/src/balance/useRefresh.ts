import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';

/** Asks for the member's money because they want it now. Without a network it says so; what is shown stays (R229). */
export function useRefresh(): () => unknown {
  const { session, notices } = usePlatform();
  const { t } = useTranslation();
  return () => (navigator.onLine ? session.refresh() : notices.toast('error', t('kit:networkError')));
}
