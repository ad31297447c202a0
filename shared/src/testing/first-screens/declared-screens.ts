import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaDeclarationSchema, type AreaRoute } from '../../contract/area.ts';

export const ROOT = join(__dirname, '../../../..');

/** A route that the edge draws, with the package whose it is. */
export interface DeclaredScreen {
  /** Folder of the area in the workspace. */
  readonly folder: string;
  readonly area: string;
  readonly routes: readonly AreaRoute[];
  readonly route: AreaRoute;
}

/** Every route inside the layout, of all areas: a new one is among them by itself. */
export function declaredScreens(): readonly DeclaredScreen[] {
  return globSync('mf-*/area.json', { cwd: ROOT })
    .sort()
    .flatMap((file) => {
      const { area, routes } = areaDeclarationSchema.parse(
        JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
      );
      return routes
        .filter(({ frame }) => frame !== 'bare')
        .map((route) => ({ folder: dirname(file), area, routes, route }));
    });
}
