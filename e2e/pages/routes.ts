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

/** A page that anybody can open. */
export interface SitePage {
  readonly path: string;
  /** It stands outside of the layout: its `main` is the whole window. */
  readonly isBare: boolean;
  /** Its screen is an area's, inside the layout: it comes drawn with the page. */
  readonly isDrawn: boolean;
  /** What its first screen asks for, as `METHOD /path`. */
  readonly data: readonly string[];
}

/** Opens a game by its query; the game tests look at it. */
const GAME_PAGE = '/gameInfo';
/** Of nobody's declaration: the edge's own page, and an address that no page has. */
const UNDECLARED = ['/offline', '/nowhere'].map((path) => ({
  path,
  isBare: false,
  isDrawn: false,
  data: [],
}));

/** Every page of the site, as the shell and the areas declare them: a new one is looked at by itself. */
export const PAGES: readonly SitePage[] = [...declaredPages(), ...UNDECLARED];

function declaredPages(): SitePage[] {
  return readdirSync(ROOT)
    .map((folder) => join(ROOT, folder, 'area.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { area: string; routes: DeclaredRoute[] })
    .flatMap(({ area, routes }) =>
      routes.map(({ path, frame, data = [] }) => ({
        path,
        isBare: frame === 'bare',
        isDrawn: area !== 'shell' && frame !== 'bare',
        data: data.map(({ endpoint }) => endpoint),
      })),
    )
    .filter(({ path }) => path !== GAME_PAGE);
}
