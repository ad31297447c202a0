import { createHash } from 'node:crypto';
import type { GameProvider } from '@mosaico/shared/game-wallet';
import type { CatalogueGame } from '../catalogue.ts';
import { LEAST_WIN_CENTAVOS, WINNERS_LENGTH, type Winner } from './latest-winners.ts';

/** A win is drawn for each stretch of this length. */
const STRETCH_MS = 7_000;
const STAKES_CENTAVOS = [100, 200, 500, 1_000, 2_000];
const LETTERS = 'abcdefghijlmnoprstuv';

type ShownGame = Pick<
  CatalogueGame,
  'id' | 'code' | 'name' | 'provider_key' | 'cover' | 'min_bet_centavos' | 'max_bet_centavos'
>;

/**
 * Wins that nobody has won, for the front page of a sandbox site: its visitors see what a busy site looks like, and are told that
 * these are drawn. Each is of a round that its game can pay, as the provider draws it. They follow from site and time alone, so every process
 * tells the same ones. Source: G49.
 */
export function simulatedWinners(
  siteKey: string,
  providers: readonly GameProvider[],
  games: readonly ShownGame[],
  at: Date,
): Winner[] {
  const latest = Math.floor(at.getTime() / STRETCH_MS);
  return Array.from({ length: WINNERS_LENGTH }, (_, back) => latest - back).flatMap((stretch) => {
    const seed = `winner:${siteKey}:${stretch}`;
    const chance = createHash('sha256').update(seed).digest();
    const game = games[chance.readUInt16BE(0) % games.length];
    const win = game && drawnWin(providers, game, seed);
    if (!win) return [];
    const { id: gameId, name: gameName, provider_key: provider, cover } = game;
    const player = `${LETTERS.charAt(chance.readUInt16BE(2) % LETTERS.length)}***`;
    return [{ gameId, gameName, provider, cover, player, ...win, at: new Date(stretch * STRETCH_MS) }];
  });
}

function drawnWin(providers: readonly GameProvider[], game: ShownGame, seed: string) {
  const inLimits = (stake: number) => Math.min(Math.max(stake, game.min_bet_centavos), game.max_bet_centavos);
  const request = {
    seed,
    stakesCentavos: STAKES_CENTAVOS.map(inLimits),
    leastCentavos: LEAST_WIN_CENTAVOS,
  };
  return providers.flatMap((provider) => provider.drawnWin?.(game.code, request) ?? [])[0];
}
