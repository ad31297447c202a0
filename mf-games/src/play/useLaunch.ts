import { useEffect, useState } from 'react';
import { isApiError, usePlatform } from '@mosaico/shared/area';
import type { Navigation } from '@mosaico/shared/contract';
import { PATHS } from '../paths.ts';
import { gameOrigin } from '../catalogue/game-address.ts';

/** How opening a game stands. */
export type LaunchState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly url: string; readonly origin: string }
  | { readonly kind: 'failed'; readonly message: string; readonly refusal: LaunchRefusal | null };

/** Why the member may not play, where that is no fault: they have to show who they are first (G33), they may not play now, a limit of theirs is used up (G31), or they have yet to accept the terms (R258). */
export type LaunchRefusal = 'identity' | 'barred' | 'limit' | 'terms';
const REFUSALS: Readonly<Partial<Record<string, LaunchRefusal>>> = {
  identity_required: 'identity',
  self_excluded: 'barred',
  play_barred: 'barred',
  play_paused: 'barred',
  time_limit_reached: 'limit',
  play_limit_reached: 'limit',
  terms_not_accepted: 'terms',
};

interface LaunchedGame {
  readonly gameId: number;
  readonly platType: string;
}

/**
 * Opens a game, once per visit and once per `attempt`: the address is good for one use, so it is never asked for again by itself.
 * A game of the site's own origin fills the frame; for another's the player leaves the site, if it is allow-listed (R71).
 *
 * @param game null while it cannot be opened: nobody is logged in, or the player is on their way back
 */
export function useLaunch(game: LaunchedGame | null, attempt: number): LaunchState {
  const { api, navigation } = usePlatform();
  const [state, setState] = useState<LaunchState>({ kind: 'opening' });
  const { gameId, platType } = game ?? { gameId: 0, platType: '' };
  useEffect(() => {
    if (gameId === 0) return;
    const cancelled = new AbortController();
    setState({ kind: 'opening' });
    const body = {
      game_id: gameId,
      platType,
      currency: 'BRL',
      device: deviceOf(),
      return_url: `${window.location.origin}${PATHS.home}`,
    } as const;
    api.call('POST /api/day7/day7LoginV2', { body }, { signal: cancelled.signal }).then(
      ({ data }) => !cancelled.signal.aborted && setState(follow(data.url, navigation)),
      (error: unknown) =>
        !cancelled.signal.aborted &&
        setState({
          kind: 'failed',
          message: error instanceof Error ? error.message : '',
          refusal: (isApiError(error) && REFUSALS[error.error]) || null,
        }),
    );
    return () => cancelled.abort();
  }, [api, navigation, gameId, platType, attempt]);
  return state;
}

function follow(url: string, navigation: Navigation): LaunchState {
  const origin = gameOrigin(url, window.location.origin);
  if (origin !== null) return { kind: 'open', url, origin };
  return leaveFor(url, navigation) ? { kind: 'opening' } : { kind: 'failed', message: '', refusal: null };
}

/** Leaves for the game's own site. The entry in the history is marked first: coming back to it does not launch the game anew. */
function leaveFor(url: string, navigation: Navigation): boolean {
  const { pathname, search, state } = navigation.location.value;
  const visit = (state ?? {}) as object;
  navigation.replace(pathname + search, { ...visit, hasLeft: true });
  const isLeft = navigation.leave(url);
  if (!isLeft) navigation.replace(pathname + search, visit);
  return isLeft;
}

function deviceOf(): 'mobile' | 'desktop' {
  return window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}
