import type { Title } from './titles.ts';

const ROWS = [
  ['duel-001', 'Clássico de Domingo', 'calcada', 'estadio'],
  ['duel-002', 'Onça e Jacaré', 'lua', 'pantanal'],
  ['duel-003', 'Sol e Lua', 'farol', 'horizonte'],
] as const;

/** The high card at three tables. */
export const DUEL_TITLES: readonly Title[] = ROWS.map(([code, name, brand, look], index) => ({
  code,
  name,
  brand,
  engine: 'duel',
  table: 'only',
  look,
  cover: { family: 'cards', seed: 2_734 + index * 37 },
}));
