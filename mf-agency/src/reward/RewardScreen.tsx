import { AgentOnly } from '../member/AgentOnly.tsx';
import { Rewards } from './Rewards.tsx';

/** `/agency-center/reward`: what the member has earned, to claim, and all of it one by one (R60, R214). */
export function RewardScreen() {
  return (
    <AgentOnly texts="reward">
      <Rewards />
    </AgentOnly>
  );
}
