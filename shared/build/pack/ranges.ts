import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { WORKSPACE_ROOT } from '../paths.ts';

/** Version ranges of libraries, by name. */
export type Ranges = Readonly<Record<string, string>>;

/** Libraries that have to be exactly the version that we build with (docs/decisions/0003). */
const EXACTLY = /^(?:webpack|@module-federation\/.+)$/;

/** What the workspace calls `catalog:`, as a range that means something elsewhere. */
export function publishedRanges(): Ranges {
  const { catalog } = load(readFileSync(join(WORKSPACE_ROOT, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Ranges;
  };
  return Object.fromEntries(
    Object.entries(catalog).map(([name, version]) => [name, EXACTLY.test(name) ? version : `^${version}`]),
  );
}
