import { useSessionUser } from '@mosaico/shared/area';
import { PlayBarNotice } from '@mosaico/shared/play-bar';
import { AgentOnly } from '../member/AgentOnly.tsx';
import { useLastingBar } from '../member/useLastingBar.ts';
import { InvitedSoFar } from './InvitedSoFar.tsx';
import { ShareCard } from './ShareCard.tsx';
import { inviteLink } from './invite-link.ts';

/**
 * `/agency-center/invite`: the member's link, code and poster to pass on, and how many have come (R57, G22). Who has excluded themselves or is barred earns
 * nothing by inviting, so they are told that instead (G32).
 */
export function InviteScreen() {
  const user = useSessionUser();
  const bar = useLastingBar();
  return (
    <AgentOnly texts="invite" isWithoutIntro={bar !== null}>
      {user && (
        <>
          {bar ? (
            <PlayBarNotice bar={bar} />
          ) : (
            <ShareCard link={inviteLink(window.location.origin, user.invite_code)} code={user.invite_code} />
          )}
          <InvitedSoFar />
        </>
      )}
    </AgentOnly>
  );
}
