import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { ROOT } from '../site.ts';

/** One version of a package, as registries describe it. */
export type VersionDocument = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly version: string;
};

/** The part of pnpm-lock.yaml that says what was installed from where. */
interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly resolution: { readonly integrity: string } } & Readonly<Record<string, unknown>>
    >
  >;
}

/** The registry that this machine installs from. */
export const PUBLIC_REGISTRY = (process.env['npm_config_registry'] ?? 'https://registry.npmjs.org/').replace(
  /\/*$/,
  '/',
);
const STORE = join(ROOT, 'node_modules/.pnpm');
const FOLDERS = readdirSync(STORE);

/**
 * Every version in the workspace's lock file, by package, as a registry would describe it: what is installed here, pnpm has in
 * its store, and finds by the integrity without asking for it again.
 */
export function lockedPackages(): Map<string, VersionDocument[]> {
  const { packages } = load(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as Lock;
  const known = new Map<string, VersionDocument[]>();
  for (const [key, { resolution, ...facts }] of Object.entries(packages)) {
    const [, name = '', version = ''] = /^(@?[^@]+)@(.+)$/.exec(key) ?? [];
    const { integrity } = resolution;
    const dist = { integrity, tarball: tarballOf(name, version) };
    const document = { ...facts, ...manifestOf(name, version), name, version, dist };
    known.set(name, [...(known.get(name) ?? []), document]);
  }
  return known;
}

/** Where it is when the store does not have it. */
function tarballOf(name: string, version: string): string {
  return `${PUBLIC_REGISTRY}${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}

/** Its own package.json; nothing for what belongs to other machines. It needs no others. */
function manifestOf(name: string, version: string): object {
  const id = `${name.replace('/', '+')}@${version}`;
  const folder = FOLDERS.find((candidate) => candidate === id || candidate.startsWith(`${id}_`));
  if (folder === undefined) return {};
  return JSON.parse(
    readFileSync(join(STORE, folder, 'node_modules', name, 'package.json'), 'utf8'),
  ) as object;
}
