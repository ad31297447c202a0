import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { Card, Screen, type ScreenProps, Skeleton } from '@mosaico/shared/ui';

/** A screen for members only: a visitor is asked to log in. Source: R33, A56. */
export function MemberScreen({ children, ...screen }: ScreenProps) {
  const { session } = usePlatform();
  const user = useSessionUser();
  return (
    <Screen {...screen}>
      {user ? (
        children
      ) : session.isLoggedIn() ? (
        <Skeleton shape="list" isPart />
      ) : (
        <Card tone="lit">
          <LoginPrompt />
        </Card>
      )}
    </Screen>
  );
}
