import { AgentOnly } from '../member/AgentOnly.tsx';
import { Overview } from './Overview.tsx';

/** `/agency-center/agent`: how the member's invitations go, and what they earn (R58, G21). */
export function AgentScreen() {
  return (
    <AgentOnly texts="agent">
      <Overview />
    </AgentOnly>
  );
}
