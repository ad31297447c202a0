import { wireFromCentavos } from '@mosaico/shared/money';
import { route, success, type Route } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { gameProvidersOf } from '../../providers/game/game-providers.ts';
import type { SiteDirectory } from '../../sites/site-directory.ts';
import { popularGames } from '../catalogue.ts';
import { latestWinners, type Winner } from './latest-winners.ts';
import { simulatedWinners } from './simulated-winners.ts';

/** Every visitor of the front page asks; the answer of a site is kept this long. */
const FRESH_MS = 10_000;

interface Kept {
  readonly readAt: number;
  readonly winners: Promise<Winner[]>;
}

export function winnerRoutes({
  db,
  clock,
  config,
  sites,
}: Deps & { readonly sites: SiteDirectory }): readonly Route[] {
  const kept = new Map<string, Kept>();
  const read = async (siteKey: string, isSimulated: boolean, at: Date): Promise<Winner[]> => {
    if (!isSimulated) return latestWinners(db, siteKey, at);
    const providers = gameProvidersOf(config, await sites.ofKey(siteKey));
    const games = await popularGames(db, { siteKey, memberId: null }, '');
    return simulatedWinners(siteKey, providers, games, at);
  };
  const winnersOf = (siteKey: string, isSimulated: boolean): Promise<Winner[]> => {
    const [at, key] = [clock.now(), `${siteKey} ${isSimulated}`];
    const before = kept.get(key);
    const age = at.getTime() - (before?.readAt ?? -Infinity);
    if (before && age >= 0 && age < FRESH_MS) return before.winners;
    const winners = read(siteKey, isSimulated, at);
    kept.set(key, { readAt: at.getTime(), winners });
    // What failed is not kept: the next visitor asks again.
    winners.catch(() => kept.delete(key));
    return winners;
  };
  return [
    route('GET /api/games/winners', async ({ caller }) => {
      const { key } = caller.site;
      const isSimulated = (await sites.ofKey(key))?.is_sandbox === true;
      const winners = await winnersOf(key, isSimulated);
      return success({ list: winners.map(winnerToWire), is_simulated: Number(isSimulated) });
    }),
  ];
}

function winnerToWire(winner: Winner) {
  return {
    game_id: winner.gameId,
    game_name: winner.gameName,
    platType: winner.provider,
    img: winner.cover,
    player: winner.player,
    bet: wireFromCentavos(winner.betCentavos),
    win: wireFromCentavos(winner.winCentavos),
    at: winner.at.toISOString(),
  };
}
