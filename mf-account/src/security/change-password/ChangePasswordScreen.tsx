import { Suspense } from 'react';
import { lazyPart, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { Skeleton } from '@mosaico/shared/ui';

const ChangePasswordForm = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "security-forms" */ './ChangePasswordForm.tsx'))
    .ChangePasswordForm,
}));

/** `/security-center/change-password`. Source: R69, G3. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <MemberScreen title={t('security.password.change')} intro={t('security.password.changeWhy')}>
      <Suspense fallback={<Skeleton shape="form" isPart />}>
        {user && <ChangePasswordForm user={user} />}
      </Suspense>
    </MemberScreen>
  );
}
