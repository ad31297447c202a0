import type { ReactNode } from 'react';
import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { Card, Screen, type ScreenProps, Skeleton } from '@mosaico/shared/ui';

export interface MemberScreenProps extends ScreenProps {
  /** What everybody sees above the content. */
  readonly note?: ReactNode;
}

/** A screen for members only: a visitor is asked to log in. Source: R33, A56. */
export function MemberScreen({ children, note, ...screen }: MemberScreenProps) {
  const { session } = usePlatform();
  const user = useSessionUser();
  return (
    <Screen {...screen}>
      {note}
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
