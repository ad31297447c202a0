import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '../../member/MemberScreen.tsx';
import { ContactSteps } from './ContactSteps.tsx';

/** `/security-center/bind-email`. Source: R68, G4. */
export function BindEmailScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('security.email.screen')} intro={t('security.email.intro')}>
      <ContactSteps kind="email" />
    </MemberScreen>
  );
}

/** `/security-center/verify-phone`. Source: G53. */
export function VerifyPhoneScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('security.phone.screen')} intro={t('security.phone.intro')}>
      <ContactSteps kind="phone" />
    </MemberScreen>
  );
}
