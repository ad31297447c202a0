import type { Data } from '@mosaico/shared/api';
import type { MessageSet } from '@mosaico/shared/contract';
import type { RoundAnswer } from '@mosaico/shared/game-wallet';
import { wireFromCentavos } from '@mosaico/shared/money';
import { startOfPeriod } from '@mosaico/shared/rules';
import { DomainError } from '../../domain-error.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { route, success, type Route } from '../../http/route.ts';
import { fairGames } from '../../providers/game/fair-games.ts';
import { gameProvidersOf } from '../../providers/game/game-providers.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { SiteDirectory } from '../../sites/site-directory.ts';
import { fairRoundToWire, symbolsToWire } from '../fairness/fair-round-to-wire.ts';
import { roundDetails } from './round-details.ts';
import { roundRecords, unfinishedRounds } from './round-records.ts';
import type { RoundOwner, RoundRecord } from './rounds-with-sums.ts';

/** The member's rounds: their list, one of them with all that is known of it, and those that wait (R184, G47). */
export function gameRecordRoutes(deps: Deps & { readonly sites: SiteDirectory }): readonly Route[] {
  const { db, clock } = deps;
  return [
    route('POST /api/game/record?lang=zh_cn', async ({ body, member }) => {
      const { period, game_type: gameType, page, limit, before } = body;
      const from = period && startOfPeriod(period, clock.now());
      const { rows, total, next } = await roundRecords(db, ownerOf(member), {
        from,
        gameType,
        page,
        limit,
        before,
      });
      return success({ list: rows.map(toWire), total, page, limit, next });
    }),

    route('GET /api/game/record/details', async ({ query, member, caller }) => {
      const owner = ownerOf(member);
      const found = await roundDetails(db, owner, { roundId: query.round_id, gameId: query.game_id });
      if (!found) throw new DomainError('not_found');
      const told = await toldRound(deps, owner, found.round, caller.messageSet);
      return success({
        round: toWire(found.round),
        moves: found.moves.map((move) => ({
          id: move.id,
          kind: move.kind,
          amount: wireFromCentavos(move.amountCentavos),
          withheld: wireFromCentavos(move.withheldCentavos),
          balance: move.balanceCentavos === null ? null : wireFromCentavos(move.balanceCentavos),
          is_rolled_back: Number(move.isRolledBack),
          created_at: move.at.toISOString(),
        })),
        fair: told?.round ? fairRoundToWire(told.round) : null,
        symbols: symbolsToWire(told?.symbols),
      });
    }),

    route('GET /api/games/unfinished', async ({ member }) => {
      const rounds = await unfinishedRounds(db, ownerOf(member));
      return success(rounds.map(toWire));
    }),
  ];
}

/** What the provider says of a round. The record is there without it. */
async function toldRound(
  deps: Deps & { readonly sites: SiteDirectory },
  owner: RoundOwner,
  { integration, roundId }: RoundRecord,
  language: MessageSet,
): Promise<RoundAnswer | null> {
  const providers = gameProvidersOf(deps.config, await deps.sites.ofKey(owner.siteKey));
  if (!providers.some((provider) => provider.isFair && provider.integration === integration)) return null;
  try {
    return await fairGames(deps, integration).round(owner, roundId, language);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

type RoundOnWire = Data<'GET /api/games/unfinished'>[number];

function toWire(round: RoundRecord): RoundOnWire {
  return {
    round_id: round.roundId,
    game_id: round.gameId,
    name: round.name,
    api_name: round.providerKey,
    platType: round.providerKey,
    game_type: round.gameType,
    img: round.cover,
    state: stateOf(round),
    bets: round.bets,
    bet: wireFromCentavos(round.betCentavos),
    win: wireFromCentavos(round.winCentavos),
    withheld: wireFromCentavos(round.withheldCentavos),
    result: wireFromCentavos(round.winCentavos - round.withheldCentavos - round.betCentavos),
    created_at: round.openedAt.toISOString(),
    closed_at: round.closedAt?.toISOString() ?? null,
  };
}

function stateOf({ bets, allBets, closedAt }: RoundRecord): RoundOnWire['state'] {
  if (bets === 0 && allBets > 0) return 'cancelled';
  return closedAt ? 'closed' : 'open';
}
