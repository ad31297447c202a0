import { useSessionUser } from '@mosaico/shared/area';
import { AgentOnly } from '../member/AgentOnly.tsx';
import { InvitedSoFar } from './InvitedSoFar.tsx';
import { ShareCard } from './ShareCard.tsx';
import { inviteLink } from './invite-link.ts';

/** `/agency-center/invite`: the member's link, code and poster to pass on, and how many have come (R57, G22). */
export function InviteScreen() {
  const user = useSessionUser();
  return (
    <AgentOnly texts="invite">
      {user && (
        <>
          <ShareCard link={inviteLink(window.location.origin, user.invite_code)} code={user.invite_code} />
          <InvitedSoFar />
        </>
      )}
    </AgentOnly>
  );
}
