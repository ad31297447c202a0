import { useReactive } from '@mosaico/shared/area';
import { useShell } from '../shell-context.ts';

/** Whether this is a member's page. The member themself may come a moment later: until then their places show placeholders. */
export function useIsMember(): boolean {
  return useReactive(useShell().platform.session.state) !== 'visitor';
}
