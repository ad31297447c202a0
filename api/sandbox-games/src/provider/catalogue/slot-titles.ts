import type { Title } from './titles.ts';

/** The slots of five reels. */
export const SLOT_TITLES: readonly Title[] = [
  {
    code: 'lines-001',
    name: 'Pôr do Sol no Arpoador',
    brand: 'calcada',
    engine: 'lines',
    table: 'calm',
    look: 'summer',
    cover: { family: 'sea', seed: 2_401 },
  },
  {
    code: 'lines-002',
    name: 'Fogueira de São João',
    brand: 'lua',
    engine: 'lines',
    table: 'wave',
    look: 'june',
    cover: { family: 'carnival', seed: 2_438 },
  },
  {
    code: 'lines-003',
    name: 'Ouro das Gerais',
    brand: 'farol',
    engine: 'lines',
    table: 'storm',
    look: 'mine',
    cover: { family: 'gems', seed: 2_475 },
  },
  {
    code: 'ways-001',
    name: 'Feira de Domingo',
    brand: 'ipe',
    engine: 'ways',
    table: 'calm',
    look: 'market',
    cover: { family: 'fruits', seed: 2_512 },
  },
  {
    code: 'ways-002',
    name: 'Recife de Noronha',
    brand: 'calcada',
    engine: 'ways',
    table: 'wave',
    look: 'reef',
    cover: { family: 'sea', seed: 2_549 },
  },
  {
    code: 'ways-003',
    name: 'Gruta de Cristal',
    brand: 'lua',
    engine: 'ways',
    table: 'storm',
    look: 'cave',
    cover: { family: 'gems', seed: 2_586 },
  },
];
