import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Screen, Skeleton } from '@mosaico/shared/ui';
import { IdentityCheck } from './IdentityCheck.tsx';

/** `/identity`: where the check of who the member is stands, and the pictures for it (G33, A69). */
export function IdentityScreen() {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <Screen title={t('identity.title')} intro={t('identity.intro')}>
      {user ? (
        <IdentityCheck />
      ) : session.isLoggedIn() ? (
        <Skeleton shape="form" isPart />
      ) : (
        <Card tone="lit">
          <LoginPrompt />
        </Card>
      )}
    </Screen>
  );
}
