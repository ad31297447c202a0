import type { Data } from '@mosaico/shared/api';
import type { GameProvider, LiveRound } from '@mosaico/shared/game-wallet';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db } from '../db/tables.ts';

type Tables = Data<'GET /api/games/tables'>['list'];

export interface TablesRequest {
  readonly siteKey: string;
  readonly at: Date;
  /** Name of a message set. */
  readonly language: string;
}

/** The live tables of the games that the site offers, as their providers show them at an instant. Source: R37. */
export async function liveTables(
  db: Db,
  providers: readonly GameProvider[],
  { siteKey, at, language }: TablesRequest,
): Promise<Tables> {
  const shown = providers.flatMap(({ integration, tablesAt }) => {
    const tables = tablesAt?.(at, language) ?? [];
    return tables.map((table) => ({ integration, ...table }));
  });
  if (shown.length === 0) return [];
  const offered = await db
    .selectFrom('games')
    .innerJoin('game_providers', (join) =>
      join
        .onRef('game_providers.site_key', '=', 'games.site_key')
        .onRef('game_providers.key', '=', 'games.provider_key'),
    )
    .select(['games.id', 'games.code', 'game_providers.integration'])
    .where('games.site_key', '=', siteKey)
    .where('games.game_type', '=', 'live')
    .where('games.is_available', '=', true)
    .orderBy('games.id')
    .execute();
  return offered.flatMap(({ id, code, integration }) => {
    const table = shown.find((one) => one.integration === integration && one.gameCode === code);
    if (!table) return [];
    const rounds = table.rounds.map((round) => roundToWire(round, at));
    return [{ game_id: id, seats: table.seats, is_simulated: Number(table.isSimulated), rounds }];
  });
}

function roundToWire(round: LiveRound, at: Date): Tables[number]['rounds'][number] {
  const inMs = (instant: Date) => instant.getTime() - at.getTime();
  return {
    plays_in_ms: inMs(round.playsAt),
    stands_in_ms: inMs(round.standsAt),
    ends_in_ms: inMs(round.endsAt),
    result: round.result,
    moving: round.movingPath,
    still: round.stillPath,
    bets: round.bets
      .toSorted((one, other) => other.betCentavos - one.betCentavos)
      .map(({ player, on, betCentavos }) => ({ player, on, bet: wireFromCentavos(betCentavos) })),
  };
}
