/** What a player allows the game to play by itself. Without a number of rounds and a limit of loss it does not begin. */
export interface AutoplayLimits {
  readonly rounds: number;
  /** It plays no bet that could make the loss larger than this. */
  readonly lossCentavos: number;
  /** It ends after one win of so much. Null: no win ends it, which costs the player nothing, since the other two limits hold. */
  readonly winCentavos: number | null;
}

export interface PlayedBet {
  readonly betCentavos: number;
  readonly winCentavos: number;
}

export type AutoplayEnd = 'loss' | 'win' | 'rounds';

/** Counts what was played by itself, and says when it is enough. */
export interface AutoplayCount {
  /** Rounds that may still be played. */
  readonly left: number;
  /**
   * @param nextBetCentavos what the next round would cost
   * @returns all that keeps a further round from being played, the loss first: it is what the player has to know. Empty while one may be played
   */
  after(played: PlayedBet, nextBetCentavos: number): readonly AutoplayEnd[];
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
      const ends: AutoplayEnd[] = [];
      if (lost + nextBetCentavos > lossCentavos) ends.push('loss');
      if (winCentavos !== null && played.winCentavos >= winCentavos) ends.push('win');
      if (left === 0) ends.push('rounds');
      return ends;
    },
  };
}
