import type { Brand, CoverFamily } from '@mosaico/shared/game-wallet';
import type { VolatilityName } from '../reels/volatility.ts';

/** Studios of our own invention. */
export const BRANDS: readonly Brand[] = [
  { key: 'calcada', name: 'Calçada Studio', icon: 'slot' },
  { key: 'ipe', name: 'Ipê Games', icon: 'star' },
  { key: 'farol', name: 'Farol Nove', icon: 'bolt' },
  { key: 'lua', name: 'Lua de Papel', icon: 'crown' },
];

export interface Title {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly family: CoverFamily;
  readonly volatility: VolatilityName;
  /** Seed of cover and reels. */
  readonly seed: number;
}

type Row = readonly [name: string, brand: string, family: CoverFamily, volatility: VolatilityName];

const ROWS: readonly Row[] = [
  ['Onda Dourada', 'calcada', 'sea', 'wave'],
  ['Carnaval de Ouro', 'calcada', 'carnival', 'storm'],
  ['Caju Bang', 'ipe', 'fruits', 'calm'],
  ['Jade do Ipê', 'ipe', 'gems', 'breeze'],
  ['Faraó da Noite', 'farol', 'egypt', 'storm'],
  ['Neon Copacabana', 'calcada', 'neon', 'wave'],
  ['Onça Lendária', 'lua', 'forest', 'storm'],
  ['Órbita 7', 'farol', 'space', 'wave'],
  ['Dama de Copas', 'lua', 'cards', 'breeze'],
  ['Dados do Mestre', 'ipe', 'dice', 'calm'],
  ['Pitanga Splash', 'ipe', 'fruits', 'wave'],
  ['Coral Secreto', 'calcada', 'sea', 'breeze'],
  ['Esmeralda Real', 'lua', 'gems', 'storm'],
  ['Frevo Fever', 'calcada', 'carnival', 'calm'],
  ['Tesouro de Ísis', 'farol', 'egypt', 'wave'],
  ['Tucano Express', 'lua', 'forest', 'breeze'],
  ['Cometa Turquesa', 'farol', 'space', 'storm'],
  ['Noite Elétrica', 'farol', 'neon', 'calm'],
  ['Ás de Ouro', 'lua', 'cards', 'wave'],
  ['Seis Estrelas', 'ipe', 'dice', 'breeze'],
  ['Açaí Turbo', 'ipe', 'fruits', 'storm'],
  ['Maré de Pérolas', 'calcada', 'sea', 'calm'],
  ['Rubi da Serra', 'lua', 'gems', 'wave'],
  ['Baile de Máscaras', 'calcada', 'carnival', 'breeze'],
  ['Pirâmide Solar', 'farol', 'egypt', 'calm'],
  ['Guará Rubro', 'lua', 'forest', 'wave'],
  ['Lua Cheia 21', 'farol', 'space', 'breeze'],
  ['Avenida Neon', 'farol', 'neon', 'storm'],
  ['Rei de Espadas', 'lua', 'cards', 'storm'],
  ['Dado Diamante', 'ipe', 'dice', 'wave'],
  ['Manga Madness', 'ipe', 'fruits', 'breeze'],
  ['Netuno Azul', 'calcada', 'sea', 'storm'],
  ['Safira Noturna', 'lua', 'gems', 'calm'],
  ['Samba Infinito', 'calcada', 'carnival', 'wave'],
  ['Escaravelho Dourado', 'farol', 'egypt', 'breeze'],
  ['Floresta Viva', 'lua', 'forest', 'calm'],
  ['Nebulosa Púrpura', 'farol', 'space', 'calm'],
  ['Pulso 88', 'farol', 'neon', 'breeze'],
  ['Trinca Imperial', 'lua', 'cards', 'calm'],
  ['Copo de Dados', 'ipe', 'dice', 'storm'],
  ['Jabuticaba Gold', 'ipe', 'fruits', 'calm'],
  ['Baleia Jubarte', 'calcada', 'sea', 'wave'],
  ['Ametista Mágica', 'lua', 'gems', 'breeze'],
  ['Confete & Coroa', 'calcada', 'carnival', 'storm'],
  ['Esfinge Perdida', 'farol', 'egypt', 'wave'],
  ['Arara Azul', 'lua', 'forest', 'storm'],
  ['Gravidade Zero', 'farol', 'space', 'wave'],
  ['Fita Cassete', 'farol', 'neon', 'wave'],
  ['Canastra Suprema', 'lua', 'cards', 'breeze'],
  ['Sorte em Dobro', 'ipe', 'dice', 'calm'],
  ['Guaraná Boom', 'ipe', 'fruits', 'wave'],
  ['Ilha dos Corais', 'calcada', 'sea', 'breeze'],
  ['Diamante do Sertão', 'lua', 'gems', 'storm'],
  ['Bloco da Alegria', 'calcada', 'carnival', 'calm'],
  ['Oásis Escondido', 'farol', 'egypt', 'calm'],
  ['Lobo-Guará', 'lua', 'forest', 'breeze'],
  ['Estação Aurora', 'farol', 'space', 'storm'],
  ['Raio Magenta', 'farol', 'neon', 'calm'],
  ['Mão de Rainha', 'lua', 'cards', 'wave'],
  ['Roda de Dados', 'ipe', 'dice', 'breeze'],
];

/** Every title, in the provider's own order. */
export const TITLES: readonly Title[] = ROWS.map(([name, brand, family, volatility], index) => ({
  code: `slot-${String(index + 1).padStart(3, '0')}`,
  name,
  brand,
  family,
  volatility,
  seed: 101 + index * 37,
}));

const byCode = new Map(TITLES.map((title) => [title.code, title]));

/** The title with this code, or null. */
export function titleOf(code: string): Title | null {
  return byCode.get(code) ?? null;
}
