import type { Title } from '../catalogue/titles.ts';
import { drawsOf, type DrawSeeds } from '@mosaico/shared/fair-games/draws';
import { engineOf } from '../engines/engines.ts';
import type { Outcome } from '../engines/engine.ts';

/** How a round is drawn; it follows from the title, the seeds, the bet and the player's choices alone, so anyone can repeat it. Source: G14. */
export function drawRound(
  title: Pick<Title, 'engine' | 'table'>,
  seeds: DrawSeeds,
  bet: { readonly betCentavos: number; readonly choices: unknown },
): Outcome<unknown> {
  return engineOf(title).draw({ table: title.table, draw: drawsOf(seeds), ...bet });
}
