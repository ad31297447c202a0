import { LoginPrompt, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Screen } from '@mosaico/shared/ui';
import { InvitedPeople } from './InvitedPeople.tsx';
import { ShareCard } from './ShareCard.tsx';
import { inviteLink } from './invite-link.ts';

/** `/agency-center/invite`: the member's link, and who has registered with it (R57, G22). */
export function InviteScreen() {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <Screen title={t('invite.heading')} intro={t('invite.intro')}>
      {user ? (
        <>
          <ShareCard link={inviteLink(window.location.origin, user.invite_code)} code={user.invite_code} />
          <InvitedPeople />
        </>
      ) : (
        <Card tone="lit">
          <LoginPrompt />
        </Card>
      )}
    </Screen>
  );
}
