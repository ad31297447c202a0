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

/** `nextBet`: the limit of loss is not reached, but the next bet could pass it. */
export type AutoplayEnd = 'loss' | 'nextBet' | 'win' | 'rounds';

/** Counts what was played by itself, and says when it is enough. */
export interface AutoplayCount {
  /** Rounds that may still be played. */
  readonly left: number;
  readonly played: number;
  readonly stakedCentavos: number;
  /** What was won, less what was staked. */
  readonly netCentavos: number;
  /**
   * @param nextBetCentavos what the next round would cost
   * @returns all that has been reached, the loss first: it is what the player has to know; where nothing has, whether the next bet is too
   *   much. Empty while a further round may be played
   */
  after(bet: PlayedBet, nextBetCentavos: number): readonly AutoplayEnd[];
}

export function autoplayCount({ rounds, lossCentavos, winCentavos }: AutoplayLimits): AutoplayCount {
  let played = 0;
  let staked = 0;
  let won = 0;
  return {
    get left() {
      return rounds - played;
    },
    get played() {
      return played;
    },
    get stakedCentavos() {
      return staked;
    },
    get netCentavos() {
      return won - staked;
    },
    after(bet, nextBetCentavos) {
      played += 1;
      staked += bet.betCentavos;
      won += bet.winCentavos;
      const lost = staked - won;
      const ends: AutoplayEnd[] = [];
      if (lost >= lossCentavos) ends.push('loss');
      if (winCentavos !== null && bet.winCentavos >= winCentavos) ends.push('win');
      if (played === rounds) ends.push('rounds');
      if (ends.length === 0 && lost + nextBetCentavos > lossCentavos) ends.push('nextBet');
      return ends;
    },
  };
}
