import { useShell } from '../shell-context.ts';

/** Begins the session of a token that the server has just given. @returns `ended` when the player has left meanwhile */
export function useEnter(): (token: string) => Promise<'member' | 'refused' | 'ended'> {
  const { session, modals } = useShell().platform;
  return async (token) => {
    const outcome = await session.start(token);
    if (outcome === 'member') modals.loginName.set('');
    return outcome;
  };
}
