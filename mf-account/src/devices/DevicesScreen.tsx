import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { SessionList } from './SessionList.tsx';

/** `/security-center/devices`: where the member is logged in, and an end to it (G54). */
export function DevicesScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('devices.title')} intro={t('devices.intro')}>
      <SessionList />
    </MemberScreen>
  );
}
