import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLocation } from '@mosaico/shared/router';
import { Card, Screen, Skeleton } from '@mosaico/shared/ui';
import { Farewell, type FarewellState } from './Farewell.tsx';
import { Guide } from './Guide.tsx';
import { Tools } from './Tools.tsx';

/** `/responsible-gaming`: what a member can do to stay in control, and for everybody what to know and where help is (G31). */
export function ResponsibleGamingScreen() {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  const { state } = useLocation();
  const excluded = (state as Partial<FarewellState> | null)?.excluded;
  return (
    <Screen title={t('rg.title')} intro={t('rg.intro')}>
      {user ? (
        <Tools />
      ) : session.isLoggedIn() ? (
        <Skeleton shape="list" isPart />
      ) : excluded ? (
        <Farewell until={excluded.until} />
      ) : (
        <Card tone="lit">
          <LoginPrompt />
        </Card>
      )}
      <Guide />
    </Screen>
  );
}
