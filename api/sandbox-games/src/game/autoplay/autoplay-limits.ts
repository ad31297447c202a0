/** What a player allows the game to play by itself. Without all three it does not begin. */
export interface AutoplayLimits {
  readonly rounds: number;
  /** It plays no bet that could make the loss larger than this. */
  readonly lossCentavos: number;
  /** It ends after one win of so much. */
  readonly winCentavos: number;
}

export interface PlayedBet {
  readonly betCentavos: number;
  readonly winCentavos: number;
}

export type AutoplayEnd = 'rounds' | 'loss' | 'win';

/** Counts what was played by itself, and says when it is enough. */
export interface AutoplayCount {
  /** Rounds that may still be played. */
  readonly left: number;
  /** @param nextBetCentavos what the next round would cost @returns why no further round is played; null while one may be */
  after(played: PlayedBet, nextBetCentavos: number): AutoplayEnd | null;
}

export function autoplayCount({ rounds, lossCentavos, winCentavos }: AutoplayLimits): AutoplayCount {
  let left = rounds;
  let lost = 0;
  return {
    get left() {
      return left;
    },
    after(played, nextBetCentavos) {
      left -= 1;
      lost += played.betCentavos - played.winCentavos;
      if (played.winCentavos >= winCentavos) return 'win';
      if (lost + nextBetCentavos > lossCentavos) return 'loss';
      return left === 0 ? 'rounds' : null;
    },
  };
}
