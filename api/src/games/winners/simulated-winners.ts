import { createHash } from 'node:crypto';
import type { CatalogueGame } from '../catalogue.ts';
import { LEAST_WIN_CENTAVOS, WINNERS_LENGTH, type Winner } from './latest-winners.ts';

/** A win is drawn for each stretch of this length. */
const STRETCH_MS = 7_000;
/** Stakes and multipliers that every game of the sandbox has, or comes close to. */
const BETS_CENTAVOS = [100, 200, 500, 1_000, 2_000];
const MULTIPLIERS = [2, 3, 4, 5, 8, 10, 15, 20];
const LETTERS = 'abcdefghijlmnoprstuv';

type ShownGame = Pick<
  CatalogueGame,
  'id' | 'name' | 'provider_key' | 'cover' | 'min_bet_centavos' | 'max_bet_centavos'
>;

/**
 * Wins that nobody has won, for the front page of a sandbox site: its visitors see what a busy site looks like, and are told that
 * these are drawn. They follow from site and time alone, so every process tells the same ones. Source: G49.
 */
export function simulatedWinners(siteKey: string, games: readonly ShownGame[], at: Date): Winner[] {
  const latest = Math.floor(at.getTime() / STRETCH_MS);
  return Array.from({ length: WINNERS_LENGTH }, (_, back) => drawn(siteKey, games, latest - back)).flat();
}

function drawn(siteKey: string, games: readonly ShownGame[], stretch: number): Winner[] {
  const chance = createHash('sha256').update(`winner:${siteKey}:${stretch}`).digest();
  const one = <Item>(items: ArrayLike<Item>, byte: number) => items[chance.readUInt16BE(byte) % items.length];
  const game = one(games, 0);
  if (!game) return [];
  const bet = Math.min(Math.max(one(BETS_CENTAVOS, 2) ?? 0, game.min_bet_centavos), game.max_bet_centavos);
  const multipliers = MULTIPLIERS.filter((multiplier) => bet * multiplier >= LEAST_WIN_CENTAVOS);
  return [
    {
      gameId: game.id,
      gameName: game.name,
      provider: game.provider_key,
      cover: game.cover,
      player: `${one(LETTERS, 4)}***`,
      betCentavos: bet,
      winCentavos: bet * (one(multipliers, 6) ?? 0),
      at: new Date(stretch * STRETCH_MS),
    },
  ];
}
