import type { Page } from '@playwright/test';
import { call } from './money.ts';

/** One title of each kind. */
export const GAME_OF_EACH_KIND = [
  'Onda Dourada',
  'Dados da Orla',
  'Garimpo de Minas',
  'Chuva de Caju',
  'Roda do Calçadão',
  'Clássico de Domingo',
  'Pipa no Céu',
  'Pôr do Sol no Arpoador',
  'Feira de Domingo',
  'Guardiã da Mata',
] as const;

/** Opens the screen of a game by its name. @param token of a member @throws when the site has no such game */
export async function openGame(page: Page, token: string, name: string): Promise<void> {
  const { data } = await call(token, 'GET /api/games/listsv2', { name });
  const [title] = data.list;
  if (!title) throw new Error(`there is no ${name}`);
  await page.goto(`/gameInfo?game_id=${title.game_id}&platType=${title.platType}`);
}
