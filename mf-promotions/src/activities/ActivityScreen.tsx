import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { Button, Card, DataPlaceholder, EmptyState, Screen } from '@mosaico/shared/ui';
import type { ReactNode } from 'react';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { ActivityIntro } from './ActivityIntro.tsx';
import { AWARDS } from './awards.ts';
import { OpenBonus } from './OpenBonus.tsx';
import { ACTIVITIES, isOngoing, useActivities } from './useActivities.ts';

interface ActivityScreenProps {
  readonly kind: string;
  /** A member's next step, beside the rules. A visitor's is to become one. */
  readonly action?: ReactNode;
  /** What a member sees below. */
  readonly children: ReactNode;
  /** What everybody sees, a visitor too. */
  readonly isForEverybody?: boolean;
}

/**
 * The screen of one activity. Where the site does not offer it, it leads back to those that it offers. There is no next step before it begins and
 * after its end, nor for who may not play (G31).
 */
export function ActivityScreen({ kind, action, children, isForEverybody = false }: ActivityScreenProps) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const isMember = useSessionUser() !== null || session.isLoggedIn();
  const bar = usePlayBar();
  const { data, error, refetch } = useActivities();
  useFreshAfterMoney(ACTIVITIES, AWARDS);
  const activity = data?.list.find((each) => each.kind === kind);
  if (data && !activity) return <NotOffered kind={kind} />;
  return (
    <Screen title={t(`activities.${kind}.title`)}>
      <SectionHead />
      {activity ? (
        <ActivityIntro activity={activity}>
          {!bar && isOngoing(activity) && (isMember ? action : <Register />)}
        </ActivityIntro>
      ) : (
        <DataPlaceholder shape="form" error={error} onRetry={refetch} />
      )}
      {isMember && <OpenBonus kind={kind} />}
      {(isMember || isForEverybody) && children}
      {!isMember && (
        <Card tone="plain">
          <LoginPrompt />
        </Card>
      )}
    </Screen>
  );
}

function Register() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Button isWide onClick={() => session.open('register')}>
      {t('kit:register')}
    </Button>
  );
}

function NotOffered({ kind }: { readonly kind: string }) {
  const { t } = useTranslation();
  return (
    <Screen title={t(`activities.${kind}.title`)}>
      <SectionHead />
      <EmptyState
        icon="gift"
        text={t('activities.notOffered')}
        action={
          <GoLink to={PATHS.activities} tone="quiet">
            {t('activities.all')}
          </GoLink>
        }
      />
    </Screen>
  );
}
