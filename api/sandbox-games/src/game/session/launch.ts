import { PROVIDER_PATH, type LaunchRequest, type OpenGame } from '../../wire/game-wire.ts';
import { callServer } from './call-server.ts';

/**
 * Exchanges the token in the page's address for the game, and puts the address of the open game in its place: a reload, or the
 * way back to this page, finds the game by its cookie.
 *
 * @throws Refusal
 */
export async function launch(): Promise<OpenGame> {
  const query = new URLSearchParams(window.location.search);
  const body: LaunchRequest = { site: query.get('site') ?? '', token: query.get('token') ?? '' };
  const game = await callServer<OpenGame>({ method: 'POST', path: 'launch', body });
  const address = new URLSearchParams({ s: game.session, lang: query.get('lang') ?? '' });
  window.history.replaceState(null, '', `${PROVIDER_PATH}/play?${address.toString()}`);
  document.title = game.name;
  return game;
}
