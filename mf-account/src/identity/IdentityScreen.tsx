import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { IdentityCheck } from './IdentityCheck.tsx';

/** `/identity`: where the check of who the member is stands, and the pictures for it (G33, A69). */
export function IdentityScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('identity.title')} intro={t('identity.intro')}>
      <IdentityCheck />
    </MemberScreen>
  );
}
