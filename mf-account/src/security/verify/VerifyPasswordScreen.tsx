import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useSearchParams } from '@mosaico/shared/router';
import { MemberScreen } from '@mosaico/shared/member';
import { Skeleton } from '@mosaico/shared/ui';
import { confirmedPurposeOf } from './confirmation.ts';
import { PurposeList } from './PurposeList.tsx';

const VerifyPasswordForm = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "security-forms" */ './VerifyPasswordForm.tsx'))
    .VerifyPasswordForm,
}));

/**
 * `/security-center/verify-password?for=`: the login password once more, before something that matters. It leads back to the screen
 * that asked; opened by itself it asks what is to be done. Source: R67, G2, A39.
 */
export function VerifyPasswordScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const purpose = confirmedPurposeOf(search.get('for'));
  return (
    <MemberScreen title={t('security.verify.title')} intro={t('security.verify.intro')}>
      <Suspense fallback={<Skeleton shape="form" isPart />}>
        {purpose ? <VerifyPasswordForm key={purpose} purpose={purpose} /> : <PurposeList />}
      </Suspense>
    </MemberScreen>
  );
}
