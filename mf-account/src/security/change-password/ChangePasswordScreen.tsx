import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../../member/MemberScreen.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** `/security-center/change-password`. Source: R69, G3. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <MemberScreen title={t('security.password.change')} intro={t('security.password.changeWhy')}>
      {user && <ChangePasswordForm account={user.name} />}
    </MemberScreen>
  );
}
