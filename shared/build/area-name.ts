import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_INSTALLED } from './paths.ts';
import { areaNameOf } from './workspace.mjs';

/** Name of the area in `dir`: that of its folder in the workspace. A repository of its own may lie in any folder; its area.json says it. */
export function areaNameIn(dir: string): string {
  if (!IS_INSTALLED) return areaNameOf(dir);
  const { area } = JSON.parse(readFileSync(join(dir, 'area.json'), 'utf8')) as { area: string };
  return area;
}
