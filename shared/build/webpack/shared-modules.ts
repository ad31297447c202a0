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
export const FACADES: readonly string[] = [...FIRST_FACADES, ...LATER_FACADES];
/** Libraries that must exist once per page, with what areas need of them. A subpath is a module of its own for the federation. */
const LIBRARIES: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  '@emotion/react': '^11.14.0',
  '@emotion/react/jsx-runtime': '^11.14.0',
};

/**
 * What areas need of our facades, unless an area.json asks for more: shared/package.json has the version that the shell provides. Not
 * below 1.4: since then the page's federation runtime opens containers, which bring no code for that any more.
 */
const FACADE_RANGE = '^1.4.0';

/** Everything that areas take from the shell, by the name they import it by. */
export const PROVIDED: readonly string[] = [...Object.keys(LIBRARIES), ...FACADES];

/** How the federation is told of a module. Browsers compare no versions: the gate has done so before a set of releases goes live (0019, 0028). */
export interface SharedModule {
  readonly singleton: true;
  readonly version?: string;
  readonly requiredVersion: false;
  readonly eager?: true;
  readonly import?: false;
}

/** Versions the shell provides, by module: of our facades the version of shared/package.json. */
export function providedVersions(): Record<string, string> {
  const ownVersion = versionIn(SHARED_ROOT);
  return Object.fromEntries([
    ...Object.keys(LIBRARIES).map((name) => [
      name,
      versionIn(join(SHARED_ROOT, 'node_modules', libraryOf(name))),
    ]),
    ...FACADES.map((name) => [name, ownVersion]),
  ]);
}

/** What every page uses is in the shell's first scripts, because nothing can start without it. */
export function hostShared(): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([name, version]) => {
      const shared = { singleton: true, version, requiredVersion: false } as const;
      return [name, LATER_FACADES.includes(name) ? shared : { ...shared, eager: true as const }];
    }),
  );
}

/**
 * What areas need, by module: a minimum, not what the shell happens to have when the area is built, so that neither has to
 * wait for the other. Which names of a facade an area needs is recorded by its build (release/facade-names.ts).
 */
export function neededRanges(facadeRange = FACADE_RANGE): Record<string, string> {
  return { ...LIBRARIES, ...Object.fromEntries(FACADES.map((name) => [name, facadeRange])) };
}

/** An area has no copy of its own: without the shell's it does not run, and the gate refuses such a release. */
export function areaShared(): Record<string, SharedModule> {
  return Object.fromEntries(
    PROVIDED.map((name) => [name, { singleton: true, requiredVersion: false, import: false }]),
  );
}

/** `@emotion/react` of `@emotion/react/jsx-runtime`. */
export function libraryOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

function versionIn(dir: string): string {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return version;
}
