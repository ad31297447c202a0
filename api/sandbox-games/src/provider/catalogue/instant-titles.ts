import type { CoverFamily } from '@mosaico/shared/game-wallet';
import type { EngineName } from '../../wire/game-wire.ts';
import type { Title } from './titles.ts';

type Row = readonly [
  code: string,
  name: string,
  brand: string,
  engine: EngineName,
  family: CoverFamily,
  look: string,
];

const ROWS: readonly Row[] = [
  ['dice-001', 'Dados da Orla', 'calcada', 'dice', 'rolls', 'orla'],
  ['dice-002', 'Arraial da Sorte', 'ipe', 'dice', 'rolls', 'arraial'],
  ['dice-003', 'Noite no Pelô', 'lua', 'dice', 'rolls', 'pelo'],
  ['mines-001', 'Garimpo de Minas', 'ipe', 'mines', 'mines', 'garimpo'],
  ['mines-002', 'Ninhos de Noronha', 'calcada', 'mines', 'mines', 'noronha'],
  ['mines-003', 'Vitória-Régia', 'lua', 'mines', 'mines', 'lagoa'],
  ['plinko-001', 'Chuva de Caju', 'ipe', 'plinko', 'plinko', 'cajueiro'],
  ['plinko-002', 'Véu do Iguaçu', 'farol', 'plinko', 'plinko', 'iguacu'],
  ['plinko-003', 'Confete na Ladeira', 'calcada', 'plinko', 'plinko', 'ladeira'],
  ['wheel-001', 'Roda do Calçadão', 'calcada', 'wheel', 'wheel', 'calcadao'],
  ['wheel-002', 'Roda do Boi', 'lua', 'wheel', 'wheel', 'boi'],
  ['wheel-003', 'Roda da Feira', 'ipe', 'wheel', 'wheel', 'feira'],
  ['crash-001', 'Pipa no Céu', 'ipe', 'crash', 'crash', 'pipa'],
  ['crash-002', 'Asa-Delta', 'farol', 'crash', 'crash', 'asadelta'],
  ['crash-003', 'Rumo a Alcântara', 'farol', 'crash', 'crash', 'alcantara'],
];

/** Dice, mines, plinko, the wheel and crash: each engine in three places of Brazil. */
export const INSTANT_TITLES: readonly Title[] = ROWS.map(
  ([code, name, brand, engine, family, look], index) => ({
    code,
    name,
    brand,
    engine,
    table: 'only',
    look,
    cover: { family, seed: 7 + index * 31 },
  }),
);
