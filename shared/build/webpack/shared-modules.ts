import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT } from '../paths.ts';

/** Our own entry points that areas take from the shell's first scripts. */
const FIRST_FACADES = [
  '@mosaico/shared/ui',
  '@mosaico/shared/router',
  '@mosaico/shared/i18n',
  '@mosaico/shared/area',
];
/** The same, from a chunk of the shell that comes with the first screen that needs it. What is in neither, an area bundles. */
const LATER_FACADES = ['@mosaico/shared/form'];
const FACADES = [...FIRST_FACADES, ...LATER_FACADES];
/** Libraries that must exist once per page. A subpath is a module of its own for the federation. */
const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
];

/** Everything that areas take from the shell, by the name they import it by. */
export const PROVIDED: readonly string[] = [...LIBRARIES, ...FACADES];

export interface SharedModule {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly eager?: true;
  readonly import?: false;
}

/** Versions the shell provides, by module: of our facades the version of shared/package.json. */
export function providedVersions(): Record<string, string> {
  const ownVersion = versionIn(SHARED_ROOT);
  return Object.fromEntries([
    ...LIBRARIES.map((name) => [name, versionIn(join(SHARED_ROOT, 'node_modules', libraryOf(name)))]),
    ...FACADES.map((name) => [name, ownVersion]),
  ]);
}

/** What every page uses is in the shell's first scripts, because nothing can start without it. */
export function hostShared(): Record<string, SharedModule> {
  return mapShared((version, name) =>
    LATER_FACADES.includes(name) ? singleton(version) : { ...singleton(version), eager: true },
  );
}

/** An area has no copy of its own: without the shell's it does not run, and the gate refuses such a release. */
export function areaShared(): Record<string, SharedModule> {
  return mapShared((version) => ({ ...singleton(version), import: false }));
}

function mapShared(describe: (version: string, name: string) => SharedModule): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([name, version]) => [name, describe(version, name)]),
  );
}

function singleton(version: string): SharedModule {
  return { singleton: true, version, requiredVersion: `^${version}` };
}

/** `@emotion/react` of `@emotion/react/jsx-runtime`. */
export function libraryOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

function versionIn(dir: string): string {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return version;
}
