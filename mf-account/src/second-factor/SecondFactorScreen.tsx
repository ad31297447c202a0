import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { MemberScreen } from '@mosaico/shared/member';
import { FactorCard } from './FactorCard.tsx';

/** `/security-center/second-factor`: a code of an authenticator app at each login (A63, G54). */
export function SecondFactorScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('factor.title')} intro={t('factor.intro')}>
      <State />
    </MemberScreen>
  );
}

function State() {
  const { data, error, refetch } = useApi('GET /api/auth/2fa', { query: {} });
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;
  return <FactorCard state={data} />;
}
