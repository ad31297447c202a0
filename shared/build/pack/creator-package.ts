import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODEL } from '../new-area/create-area.mjs';
import { SHARED_ROOT, WORKSPACE_ROOT } from '../paths.ts';
import { ENGINES, pick } from './kit-manifest.ts';
import { publishedRanges, type Ranges } from './ranges.ts';
import { writeJson } from './write-json.ts';

/** What a repository of its own needs besides what an area of the workspace declares: there, the workspace has it. */
const TOOLS = ['@testing-library/jest-dom', '@types/jest', 'jest', 'typescript'];

/** Writes the package `@mosaico/create-area`: the area that every new one is a copy of, and what makes a repository of the copy. */
export function writeCreator(
  folder: string,
  versions: { readonly kit: string; readonly release: string },
): void {
  const from = join(SHARED_ROOT, 'build');
  for (const path of [
    'workspace.mjs',
    'new-area/create-repository.mjs',
    'new-area/main.mjs',
    'new-area/model.mjs',
  ])
    cpSync(join(from, path), join(folder, path));
  cpSync(join(from, 'new-area/repository'), join(folder, 'repository'), { recursive: true });
  cpSync(join(WORKSPACE_ROOT, MODEL), join(folder, 'model'), {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist|package\.json)$/.test(path),
  });
  writeJson(join(folder, 'repository/manifest.json'), repositoryManifest(versions));
  cpSync(join(WORKSPACE_ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeJson(join(folder, 'package.json'), {
    name: '@mosaico/create-area',
    version: versions.kit,
    description: 'Makes a repository for a new area of Mosaico',
    license: 'MIT',
    type: 'module',
    engines: ENGINES,
    bin: { 'create-area': './new-area/main.mjs' },
  });
}

/** package.json of the new repository: that of the model, with ranges that mean something outside, and the tools. */
function repositoryManifest({ kit, release }: { readonly kit: string; readonly release: string }): object {
  const model = JSON.parse(readFileSync(join(WORKSPACE_ROOT, MODEL, 'package.json'), 'utf8')) as {
    readonly dependencies: Ranges;
    readonly devDependencies: Ranges;
  };
  const ranges = {
    ...publishedRanges(),
    '@mosaico/shared': `^${kit}`,
    '@mosaico/release': `^${release}`,
  };
  // The kit brings webpack, in the version that it needs.
  const tools = Object.keys(model.devDependencies).filter((name) => name !== 'webpack');
  return {
    name: 'mf-sample',
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'mosaico build',
      dev: 'mosaico dev',
      test: 'jest',
      types: 'tsc -p .',
      preview: 'mosaico preview',
      release: 'mosaico release',
    },
    engines: ENGINES,
    dependencies: pick(ranges, Object.keys(model.dependencies)),
    devDependencies: pick(ranges, [...tools, ...TOOLS, '@mosaico/release'].sort()),
  };
}
