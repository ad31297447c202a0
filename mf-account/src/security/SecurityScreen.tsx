import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { List } from '@mosaico/shared/ui/list';
import { MemberScreen } from '@mosaico/shared/member';
import { ENTRIES } from './entries/entries.ts';
import { SECURITY } from './security.ts';
import { Standing } from './Standing.tsx';

/** `/security-center`: what protects the account, what is missing, and the way to each. Source: R66. */
export function SecurityScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('security.title')} intro={t('security.intro')}>
      <Protections />
    </MemberScreen>
  );
}

function Protections() {
  const { t } = useTranslation();
  const { data, error, refetch } = useApi(SECURITY, { query: {} });
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;
  return (
    <>
      <Standing security={data} />
      <List label={t('security.title')}>
        {ENTRIES.map(({ id, Row }) => (
          <Row key={id} security={data} />
        ))}
      </List>
    </>
  );
}
