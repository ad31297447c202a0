import { useSessionUser } from '@mosaico/shared/area';
import { PlayBarNotice, usePlayBar } from '@mosaico/shared/play-bar';
import { AgentOnly } from '../member/AgentOnly.tsx';
import { InvitedSoFar } from './InvitedSoFar.tsx';
import { ShareCard } from './ShareCard.tsx';
import { inviteLink } from './invite-link.ts';

/**
 * `/agency-center/invite`: the member's link, code and poster to pass on, and how many have come (R57, G22). Who has excluded themselves or is barred earns
 * nothing by inviting, so they are told that instead (G32).
 */
export function InviteScreen() {
  const user = useSessionUser();
  const bar = usePlayBar();
  const isKeptAway = bar !== null && bar.why !== 'paused';
  return (
    <AgentOnly texts="invite" isKeptAway={isKeptAway}>
      {user && (
        <>
          {isKeptAway ? (
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
