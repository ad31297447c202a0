import { drawsOf } from '@mosaico/shared/fair-games/draws';
import type { DrawnWin, DrawnWinRequest } from '@mosaico/shared/game-wallet';
import type { Title } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import { demoRound } from './demo-rounds.ts';

/** Among so many rounds some of every title win enough. */
const MOST_ROUNDS = 400;

/**
 * The first of a row of demonstrated rounds that wins what is asked for. The rounds are drawn as a player's are, with other stakes in turn, so
 * the title can pay what is shown. Source: G49.
 */
export function drawnWin(
  title: Title,
  { seed, stakesCentavos, leastCentavos }: DrawnWinRequest,
): DrawnWin | null {
  const unit = engineOf(title).betUnitCentavos;
  for (let nonce = 0; nonce < MOST_ROUNDS; nonce += 1) {
    const draw = drawsOf({ serverSeed: `winner:${title.code}`, clientSeed: seed, nonce });
    const asked = stakesCentavos[draw(stakesCentavos.length)] ?? unit;
    const round = demoRound(title, draw, nonce, Math.ceil(asked / unit) * unit);
    const { betCentavos, winCentavos } = round;
    if (winCentavos >= leastCentavos && winCentavos > betCentavos) return { betCentavos, winCentavos };
  }
  return null;
}
