import { useEffect, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { gameOrigin } from './game-address.ts';

/** How opening a game stands. */
export type LaunchState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly url: string; readonly origin: string }
  | { readonly kind: 'failed'; readonly message: string };

interface LaunchedGame {
  readonly gameId: number;
  readonly platType: string;
}

/**
 * Opens a game, once per visit and once per `attempt`: the address is good for one use, so it is never asked for again by itself.
 *
 * @param game null while it cannot be opened: nobody is logged in
 */
export function useLaunch(game: LaunchedGame | null, attempt: number): LaunchState {
  const { api } = usePlatform();
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
      return_url: `${window.location.origin}/`,
    } as const;
    api.call('POST /api/day7/day7LoginV2', { body }, { signal: cancelled.signal }).then(
      ({ data }) => !cancelled.signal.aborted && setState(opened(data.url)),
      (error: unknown) =>
        !cancelled.signal.aborted &&
        setState({ kind: 'failed', message: error instanceof Error ? error.message : '' }),
    );
    return () => cancelled.abort();
  }, [api, gameId, platType, attempt]);
  return state;
}

function opened(url: string): LaunchState {
  const origin = gameOrigin(url, window.location.origin);
  return origin === null ? { kind: 'failed', message: '' } : { kind: 'open', url, origin };
}

function deviceOf(): 'mobile' | 'desktop' {
  return window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}
