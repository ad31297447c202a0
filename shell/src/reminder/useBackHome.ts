import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useIsMember } from '../layout/useIsMember.ts';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';

/**
 * Whether a member is on Home, and has been there before in this session: visitors get no advertisement, and nobody does at the first view
 * of the site or right after logging in (R79).
 */
export function useBackHome(): boolean {
  const { navigation } = useShell().platform;
  // Also before the member themself is known: who is quick leaves Home before that.
  const isMember = useIsMember();
  const isHome = useReactive(navigation.location).pathname === PATHS.home;
  const [hasLeftHome, setLeftHome] = useState(false);

  useEffect(() => {
    if (!isMember) setLeftHome(false);
    return isMember && isHome ? () => setLeftHome(true) : undefined;
  }, [isMember, isHome]);
  return isMember && isHome && hasLeftHome;
}
