import type { ReactNode } from 'react';
import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Screen, Skeleton } from '@mosaico/shared/ui';
import { AgencyLinks } from './AgencyLinks.tsx';

interface MemberScreenProps {
  /** Group of texts with its `heading` and `intro`. */
  readonly texts: 'invite' | 'agent' | 'record' | 'reward' | 'register';
  readonly children: ReactNode;
}

/** A screen of the agency for members only: a visitor is asked to log in. Source: R33, A56. */
export function MemberScreen({ texts, children }: MemberScreenProps) {
  const { session } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <Screen title={t(`${texts}.heading`)} intro={t(`${texts}.intro`)}>
      <AgencyLinks />
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
