import type { NavigationEntry } from '@mosaico/shared/contract';

/** Whether what an area declares is for this player. Pure. A declaration of before there were audiences says none, and is for everyone. */
export function isMeantFor(isMember: boolean, audience: NavigationEntry['audience'] | undefined): boolean {
  if (audience === 'member') return isMember;
  return audience === 'visitor' ? !isMember : true;
}
