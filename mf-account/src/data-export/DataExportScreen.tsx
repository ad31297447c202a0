import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { DataExport } from './DataExport.tsx';

/** `/security-center/your-data`: a copy of all that is kept about the member (G42). */
export function DataExportScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('data.title')} intro={t('data.intro')}>
      <DataExport />
    </MemberScreen>
  );
}
