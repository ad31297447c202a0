import type { Data } from '@mosaico/shared/api';
import type { FairRound, ReelSymbol, SeedRoundsAnswer } from '@mosaico/shared/game-wallet';
import { wireFromCentavos } from '@mosaico/shared/money';

type FairRoundOfSeed = Data<'GET /api/games/fairness/rounds'>[number];

/** A round with what decided it, as the contract has it. */
export function fairRoundToWire(round: FairRound): Omit<FairRoundOfSeed, 'symbols'> {
  const { bet_centavos: bet, win_centavos: win, is_cancelled: isCancelled, ...same } = round;
  return {
    ...same,
    bet: wireFromCentavos(bet),
    win: wireFromCentavos(win),
    is_cancelled: Number(isCancelled),
  };
}

/** Rounds of a seed; what is on the reels of a game stands with its first. */
export function fairRoundsToWire({ rounds, symbols = {} }: SeedRoundsAnswer): FairRoundOfSeed[] {
  const told = new Set<string>();
  return rounds.map((round) => {
    const isFirst = !told.has(round.game) && Object.hasOwn(symbols, round.game);
    told.add(round.game);
    return { ...fairRoundToWire(round), ...(isFirst && { symbols: symbolsToWire(symbols[round.game]) }) };
  });
}

/** What is on the reels of a game, as the contract has it. */
export function symbolsToWire(symbols: readonly ReelSymbol[] = []): { name: string; img: string }[] {
  return symbols.map(({ name, path }) => ({ name, img: path }));
}
