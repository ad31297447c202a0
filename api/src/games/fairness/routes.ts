import type { GameProvider } from '@mosaico/shared/game-wallet';
import { DomainError } from '../../domain-error.ts';
import { route, success, type CallerMember, type Route } from '../../http/route.ts';
import { fairGames, type FairGames, type FairPlayer } from '../../providers/game/fair-games.ts';
import { gameProvidersOf } from '../../providers/game/game-providers.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { SiteDirectory } from '../../sites/site-directory.ts';
import { fairRoundsToWire } from './fair-round-to-wire.ts';

/** What the member's provably fair rounds are drawn from (G48). */
export function fairnessRoutes(deps: Deps & { readonly sites: SiteDirectory }): readonly Route[] {
  const providerOf = async (member: CallerMember): Promise<GameProvider> => {
    const providers = gameProvidersOf(deps.config, await deps.sites.ofKey(member.siteKey));
    const provider = providers.find(({ isFair }) => isFair);
    if (!provider) throw new DomainError('not_found');
    return provider;
  };
  const of = async (member: CallerMember): Promise<[FairGames, FairPlayer]> => {
    const { integration } = await providerOf(member);
    return [fairGames(deps, integration), { siteKey: member.siteKey, memberId: member.id }];
  };
  return [
    route('GET /api/games/fairness', async ({ member }) => {
      const [games, player] = await of(member);
      const { verifierPath: verifier = null } = await providerOf(member);
      return success({ ...(await games.seeds(player)), verifier });
    }),

    route('POST /api/games/fairness/rotate', async ({ member, body }) => {
      const [games, player] = await of(member);
      return success(await games.rotate(player, body.client_seed));
    }),

    route('GET /api/games/fairness/rounds', async ({ member, query, caller }) => {
      const [games, player] = await of(member);
      const told = await games.roundsOfSeed(player, {
        serverSeedHash: query.server_seed_hash,
        fromNonce: query.from_nonce,
        language: caller.messageSet,
      });
      return success(fairRoundsToWire(told));
    }),
  ];
}
