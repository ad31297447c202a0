import type { MinesChoices } from '@mosaico/shared/fair-games/mines/mines';
import type { EngineName } from '../../wire/game-wire.ts';

/** What a demonstration chooses, where a game has choices: something usual, that shows how the game goes. */
export const DEMO_CHOICES: Readonly<Record<EngineName, unknown>> = {
  reels: undefined,
  lines: undefined,
  ways: undefined,
  hold: undefined,
  dice: { side: 'low', winningRolls: 4_950 },
  mines: { mines: 3 } satisfies MinesChoices,
  plinko: { rows: 12, risk: 'medium' },
  wheel: { kinds: [1] },
  duel: { sides: ['home'] },
  crash: { autoHundredths: 200 },
};

/** What it does in a round that is played in steps, as the game's page sends it. @param below draws a number */
export function demoStepsOf(engine: EngineName, below: (limit: number) => number): readonly unknown[] {
  if (engine !== 'mines') return [];
  const fields = Array.from({ length: FIELDS }, (_, field) => field);
  const opened = Array.from({ length: OPENED }, () => fields.splice(below(fields.length), 1)[0]);
  return [...opened.map((open) => ({ open })), { take: true }];
}

const FIELDS = 25;
const OPENED = 3;
