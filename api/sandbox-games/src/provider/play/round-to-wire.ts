import type { PlayedRound } from '../../wire/game-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import { standingOf } from '../rounds/standing.ts';
import type { ProviderRound } from '../rounds/stored-rounds.ts';

/** A round as its player may see it: while it is open, what is still secret stays here. */
export function roundToWire(title: Title, round: ProviderRound, at: Date): PlayedRound {
  const { stepping } = engineOf(title);
  const isOpen = round.state === 'playing';
  const standing = standingOf(round, at);
  return {
    id: round.id,
    betCentavos: round.bet_centavos,
    winCentavos: isOpen ? 0 : round.win_centavos,
    picture: isOpen && stepping ? stepping.shown(standing) : round.reels,
    choices: round.choices,
    steps: round.steps,
    shownSpins: round.shown_spins,
    isOpen,
    elapsedMs: stepping ? standing.elapsedMs : null,
    nonce: round.nonce,
  };
}
