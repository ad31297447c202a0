import { useEffect } from 'react';
import { useApi, usePlatform } from '@mosaico/shared/area';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
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
  if (!data) return error ? <ErrorState onRetry={refetch} /> : <Skeleton shape="form" isPart />;
  const isOpen = data.status === 'none' || data.status === 'rejected';
  return (
    <>
      <StandingCard standing={data} />
      {isOpen && <IdentityForm onSent={refetch} />}
      <PrivacyNote />
    </>
  );
}
