import type { Game } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../runtime/deps.ts';
import { DomainError } from '../domain-error.ts';
import { idempotent } from '../http/idempotency.ts';
import { ownerOf } from '../http/owner-of.ts';
import { route, success, type Call, type Caller, type CallerMember, type Route } from '../http/route.ts';
import { memberBalances } from '../ledger/balances.ts';
import { gameProvidersOf } from '../providers/game/game-providers.ts';
import { isKeptFromPlay } from '../responsible-gaming/play-bar.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import {
  favouriteGames,
  listGames,
  listProviders,
  popularGames,
  promotedGames,
  recentGames,
  type Asker,
  type CatalogueGame,
} from './catalogue.ts';
import { addFavourite, removeFavourite, type Favourite } from './favourites.ts';
import { launchGame } from './launch.ts';
import { liveTables } from './live-tables.ts';
import { previewPath } from './preview.ts';

type FavouriteCall = Call<'POST /api/games/follow/set' | 'POST /api/games/follow/delete'>;

export function gameRoutes(deps: Deps & { readonly sites: SiteDirectory }): readonly Route[] {
  const { db, clock, config, sites } = deps;
  return [
    route('GET /api/games/apisv2', async ({ caller }) => {
      const providers = await listProviders(db, caller.site.key);
      return success(
        providers.map(({ id, key, name, icon, gameTypes, count }) => ({
          id,
          api_name: key,
          name,
          icon,
          game_types: gameTypes,
          count,
        })),
      );
    }),

    route('GET /api/games/listsv2', async ({ query, member, caller }) => {
      const { game_id: gameId, api_name: provider, game_type: gameType, ...rest } = query;
      const { messageSet: language } = caller;
      const request = { gameId, provider, gameType, language, ...rest };
      const found = await listGames(db, asker(caller, member), request);
      return success({
        list: found.games.map(gameToWire),
        total: found.total,
        page: query.page,
        limit: query.limit,
        next: found.next,
        is_close: Number(found.isClose),
      });
    }),

    route('GET /api/games/promotion', async ({ query, member, caller }) => {
      const games = await promotedGames(db, asker(caller, member), query.name);
      return success(games.map(gameToWire));
    }),

    route('GET /api/games/popular', async ({ query, member, caller }) => {
      const games = await popularGames(db, asker(caller, member), query.name);
      return success(games.map(gameToWire));
    }),

    route('GET /api/games/preview', async ({ query, caller }) => {
      const { site, messageSet: language } = caller;
      const providers = gameProvidersOf(config, await sites.ofKey(site.key));
      const game = { siteKey: site.key, gameId: query.game_id, language };
      return success({ path: await previewPath(db, providers, game) });
    }),

    route('GET /api/games/tables', async ({ caller }) => {
      const { site, messageSet: language } = caller;
      const providers = gameProvidersOf(config, await sites.ofKey(site.key));
      const list = await liveTables(db, providers, { siteKey: site.key, at: clock.now(), language });
      return success({ list });
    }),

    route('GET /api/games/recent', async ({ member, caller }) => {
      if (await isKeptFromPlay(db, ownerOf(member), clock.now())) return success([]);
      const games = await recentGames(db, { ...asker(caller, member), memberId: member.id });
      return success(games.map(gameToWire));
    }),

    route('POST /api/games/follow', async ({ query, member, caller }) => {
      assertOwn(member, query.member_id);
      const games = await favouriteGames(db, asker(caller, member), query.name);
      return success(games.map(gameToWire));
    }),

    route('POST /api/games/follow/set', async (call) => {
      const at = clock.now();
      return transaction(db, (tx) =>
        idempotent(tx, call, at, async () => {
          await addFavourite(tx, favouriteOf(call), at);
          return success(null);
        }),
      );
    }),

    route('POST /api/games/follow/delete', async (call) =>
      transaction(db, (tx) =>
        idempotent(tx, call, clock.now(), async () => {
          await removeFavourite(tx, favouriteOf(call));
          return success(null);
        }),
      ),
    ),

    route('POST /api/day7/day7LoginV2', async ({ body, member, caller }) => {
      const providers = gameProvidersOf(config, await sites.ofKey(member.siteKey));
      const launch = await transaction(db, (tx) =>
        launchGame(tx, deps, providers, {
          siteKey: member.siteKey,
          host: caller.site.host,
          memberId: member.id,
          loginSessionId: member.sessionId,
          gameId: body.game_id,
          platType: body.platType,
          device: body.device,
          returnUrl: body.return_url,
          language: caller.messageSet,
          ip: caller.ip,
        }),
      );
      return success({
        url: await launch.url(),
        session_id: launch.sessionId,
        expires_at: launch.expiresAt.toISOString(),
      });
    }),

    route('GET /api/day7/getAllBalance', async ({ query, member }) => {
      const { visibleCentavos } = await memberBalances(db, member.siteKey, member.id);
      const balance = wireFromCentavos(visibleCentavos);
      const providers = await listProviders(db, member.siteKey);
      const platforms = providers
        .map(({ key }) => key)
        .filter((key) => query.platType === '' || key === query.platType);
      return success({ balance, list: platforms.map((platType) => ({ platType, balance })) });
    }),
  ];
}

function asker(caller: Caller, member: CallerMember | null): Asker {
  return { siteKey: caller.site.key, memberId: member?.id ?? null };
}

/** @throws DomainError forbidden */
function favouriteOf({ member, body }: FavouriteCall): Favourite {
  assertOwn(member, body.member_id);
  return { siteKey: member.siteKey, memberId: member.id, gameId: body.game_id };
}

/** A member sees and changes only what is their own (R95, R113). */
function assertOwn(member: CallerMember, memberId: number): void {
  if (member.id !== memberId) throw new DomainError('forbidden');
}

function gameToWire(game: CatalogueGame): Game {
  return {
    id: game.id,
    game_id: game.id,
    name: game.name,
    api_name: game.provider_key,
    platType: game.provider_key,
    game_type: game.game_type,
    img: game.cover,
    rtp: (game.rtp_hundredths / 100).toFixed(2),
    volatility: game.volatility,
    is_hot: Number(game.isHot),
    is_new: Number(game.is_new),
    min_bet: wireFromCentavos(game.min_bet_centavos),
    max_bet: wireFromCentavos(game.max_bet_centavos),
    is_follow: Number(game.isFavourite),
  };
}
