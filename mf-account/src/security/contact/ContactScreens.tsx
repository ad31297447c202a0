import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { Skeleton } from '@mosaico/shared/ui';

const ContactSteps = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "security-forms" */ './ContactSteps.tsx')).ContactSteps,
}));

/** `/security-center/bind-email`. Source: R68, G4. */
export function BindEmailScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('security.email.screen')} intro={t('security.email.intro')}>
      <Suspense fallback={<Skeleton shape="form" isPart />}>
        <ContactSteps kind="email" />
      </Suspense>
    </MemberScreen>
  );
}

/** `/security-center/verify-phone`. Source: G53. */
export function VerifyPhoneScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('security.phone.screen')} intro={t('security.phone.intro')}>
      <Suspense fallback={<Skeleton shape="form" isPart />}>
        <ContactSteps kind="phone" />
      </Suspense>
    </MemberScreen>
  );
}
