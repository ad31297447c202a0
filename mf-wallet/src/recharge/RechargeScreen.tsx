import { useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Screen, Skeleton } from '@mosaico/shared/ui';
import { Deposit } from './Deposit.tsx';
import { HEADING_ID } from './useLeadToTop.ts';
import { VisitorDeposit } from './VisitorDeposit.tsx';

/** Deposit with Pix: amount, code, confirmation, and the last deposits. Source: R40, R119 to R121. */
export function RechargeScreen() {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  // Public, and already requested by the HTML: asked for at once, for visitors too.
  const methods = useApi('GET /api/payments/list', { query: {} });

  return (
    <Screen title={t('title')} id={HEADING_ID} tabIndex={-1}>
      {user ? (
        <Deposit methods={methods} place="page" />
      ) : session.isLoggedIn() ? (
        <Skeleton shape="form" isPart />
      ) : (
        <VisitorDeposit methods={methods} />
      )}
    </Screen>
  );
}
