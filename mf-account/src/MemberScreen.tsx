import type { ReactNode } from 'react';
import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { Card, Screen, Skeleton } from '@mosaico/shared/ui';

interface MemberScreenProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A screen for members only: a visitor is asked to log in (A56). */
export function MemberScreen({ title, intro, children }: MemberScreenProps) {
  const { session } = usePlatform();
  const user = useSessionUser();
  return (
    <Screen title={title} intro={intro}>
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
