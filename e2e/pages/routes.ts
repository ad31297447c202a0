import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../site.ts';

interface DeclaredRoute {
  readonly path: string;
  /** `bare`: the page stands outside the layout. */
  readonly frame?: 'main' | 'bare';
  /** Public requests of its first screen. */
  readonly data?: readonly { readonly endpoint: string }[];
}

/** Opens a game by its query; the game tests look at it. */
const GAME_PAGE = '/gameInfo';
/** The edge's own page. */
const OFFLINE_PAGE = '/offline';

const declared = readdirSync(ROOT)
  .map((folder) => join(ROOT, folder, 'area.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { area: string; routes: DeclaredRoute[] })
  .flatMap(({ area, routes }) => routes.map((route) => ({ ...route, area })))
  .filter(({ path }) => path !== GAME_PAGE);

/** Screens of areas inside the layout: they come drawn with the page. */
export const DRAWN_ROUTES = declared.filter(({ area, frame }) => area !== 'shell' && frame !== 'bare');

/** Every page of the site that a visitor can open, as the shell and the areas declare them: a new one is looked at by itself. */
export const ROUTES: readonly string[] = [...declared.map(({ path }) => path), OFFLINE_PAGE];

/** Pages that stand outside of the layout: their `main` is the whole window. */
export const BARE_ROUTES: readonly string[] = declared
  .filter(({ frame }) => frame === 'bare')
  .map(({ path }) => path);
