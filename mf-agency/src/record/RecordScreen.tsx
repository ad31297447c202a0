import { AgentOnly } from '../member/AgentOnly.tsx';
import { Record } from './Record.tsx';

/** `/agency-center/invitation-record`: who has registered with the member's link, and how far they came (R59, R215). */
export function RecordScreen() {
  return (
    <AgentOnly texts="record">
      <Record />
    </AgentOnly>
  );
}
