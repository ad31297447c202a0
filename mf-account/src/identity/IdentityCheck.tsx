import { useEffect } from 'react';
import { useApi, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLocation } from '@mosaico/shared/router';
import { isOnTheWay } from '@mosaico/shared/rules';
import { Button, DataPlaceholder } from '@mosaico/shared/ui';
import { IdentityForm } from './IdentityForm.tsx';
import { StandingCard } from './StandingCard.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';

/** While a check is under way its end is asked for; its notification brings it sooner. */
const POLL_MS = 10_000;

/** What has become of the check, and the pictures where some are wanted. Source: G33. */
export function IdentityCheck() {
  const { bus } = usePlatform();
  const { data, error, refetch } = useApi('GET /api/kyc', { query: {} }, { refetchIntervalMs: POLL_MS });
  useEffect(() => {
    const news = bus.on('account.notification-received').subscribe(() => void refetch());
    return () => news.unsubscribe();
  }, [bus, refetch]);
  if (!data) return <DataPlaceholder shape="form" error={error} onRetry={refetch} />;
  const isOpen = data.status === 'none' || data.status === 'rejected';
  return (
    <>
      <StandingCard standing={data} />
      {isOpen && <IdentityForm onSent={refetch} />}
      <WayBack isWaiting={isOpen} />
      <PrivacyNote />
    </>
  );
}

/** For who was led here by a refusal: back to what they were about to do. */
function WayBack({ isWaiting }: { readonly isWaiting: boolean }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const { state } = useLocation();
  if (!isOnTheWay(state)) return null;
  return (
    <Button variant={isWaiting ? 'ghost' : 'primary'} icon="arrow-left" onClick={() => navigation.go(-1)}>
      {t('identity.back')}
    </Button>
  );
}
