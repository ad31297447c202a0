import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { WORKSPACE_ROOT } from '../paths.ts';
import { ENGINES } from './kit-manifest.ts';
import { writeJson } from './write-json.ts';

/** Libraries that are CommonJS ask for parts of Node by `require`. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Writes the package `@mosaico/release`: the release command of the edge as one script that needs nothing else. */
export function writeReleaseCommand(folder: string): void {
  const edge = join(WORKSPACE_ROOT, 'edge');
  buildSync({
    entryPoints: [join(edge, 'src/cli/main.ts')],
    outfile: join(folder, 'mosaico-release.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    // A registry in a database is for the site itself; from elsewhere the command speaks to the release API. A browser is taken where it is installed.
    external: ['pg', 'playwright-core'],
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
    logLevel: 'warning',
  });
  cpSync(join(WORKSPACE_ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const { version } = JSON.parse(readFileSync(join(edge, 'package.json'), 'utf8')) as { version: string };
  writeJson(join(folder, 'package.json'), {
    name: '@mosaico/release',
    version,
    description: 'Publishes areas of Mosaico and lets them go live',
    license: 'MIT',
    type: 'module',
    engines: ENGINES,
    bin: { 'mosaico-release': './mosaico-release.mjs' },
  });
}
