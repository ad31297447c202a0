import type { Game } from '@mosaico/shared/api';
import { PATHS } from '../paths.ts';

/** Address of a game's screen (R71). */
export function gameAddress({ game_id, platType }: Pick<Game, 'game_id' | 'platType'>): string {
  return `${PATHS.game}?${new URLSearchParams({ game_id: String(game_id), platType }).toString()}`;
}

/** Which game an address means; null when it means none. */
export function gameOfAddress(search: URLSearchParams): { gameId: number; platType: string } | null {
  const gameId = Number(search.get('game_id'));
  return Number.isSafeInteger(gameId) && gameId > 0
    ? { gameId, platType: search.get('platType') ?? '' }
    : null;
}

/** The origin of a game that may fill the frame: the site's own. Anything else, and any other scheme than http and https, is null. */
export function gameOrigin(url: string, siteOrigin: string): string | null {
  const origin = URL.parse(url, siteOrigin)?.origin;
  return origin === siteOrigin ? origin : null;
}
