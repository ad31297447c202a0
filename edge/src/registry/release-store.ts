import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { RELEASE_FILE, releaseSchema, type Release } from '@mosaico/shared/contract';
import { brotliForm, readUpTo } from './brotli-form.ts';
import type { CheckedRelease } from './plan-change.ts';
import { PUBLISHING_LIMITS } from './publishing-limits.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { SIGNATURE_FILE } from './signature.ts';

const NAME = /^[a-z][a-z0-9-]{1,30}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/;

/** Folder of all releases inside a registry. */
export function releasesFolder(registry: string): string {
  return join(registry, 'releases');
}

/** Folder of one release. @throws RegistryError when the names could lead anywhere else */
export function releaseFolder(registry: string, area: string, version: string): string {
  if (!NAME.test(area)) throw new RegistryError(`"${area}" is not the name of an area`);
  if (!VERSION.test(version) || version.includes('..'))
    throw new RegistryError(`"${version}" is not a version`);
  return join(releasesFolder(registry), area, version);
}

/** `sha384-…` of some bytes, as browsers and release.json write it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** A published release, or null when there is none. @throws RegistryError when its release.json is not one */
export async function readRelease(registry: string, area: string, version: string): Promise<Release | null> {
  const path = join(releaseFolder(registry, area, version), RELEASE_FILE);
  const text = await readDocument(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const release = parseRelease(text, path);
  if (release.area === area && release.version === version) return release;
  throw new RegistryError(`${path} is about ${release.area} ${release.version}`);
}

/** The text of a release.json. @throws RegistryError when it is too long to be one; the system's error when it cannot be read */
export async function readDocument(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > PUBLISHING_LIMITS.documentBytes)
    throw new RegistryError(`${path} has ${size} bytes; it may have ${PUBLISHING_LIMITS.documentBytes}`);
  return await readFile(path, 'utf8');
}

/** Reads a release.json. @throws RegistryError that names each wrong field */
export function parseRelease(text: string, path: string): Release {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new RegistryError(`${path} is not JSON`);
  }
  const parsed = releaseSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(
    ({ path: field, message }) => `${field.join('.') || 'document'}: ${message}`,
  );
  throw new RegistryError(`${path} does not follow the release schema`, reasons);
}

/** Published versions of an area, the one published last first. */
export async function listVersions(registry: string, area: string): Promise<string[]> {
  const folder = join(releasesFolder(registry), area);
  const names = NAME.test(area) ? await namesIn(folder) : [];
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
}

/** Areas that have a published release, by name. */
export async function listAreas(registry: string): Promise<string[]> {
  return (await namesIn(releasesFolder(registry))).sort();
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** A release with everything that is wrong with its stored files; reads and hashes each of them. */
export async function checkRelease(registry: string, area: string, version: string): Promise<CheckedRelease> {
  try {
    const release = await readRelease(registry, area, version);
    if (!release) return { release: null, faults: [] };
    return { release, faults: await faultsOf(release, releaseFolder(registry, area, version)) };
  } catch (error) {
    if (error instanceof RegistryError) return { release: null, faults: [error.message, ...error.reasons] };
    throw error;
  }
}

/** What is wrong with the first scripts of a release: without them it cannot start. */
export async function entryFaults(registry: string, release: Release): Promise<string[]> {
  const folder = releaseFolder(registry, release.area, release.version);
  const entry = release.files.filter(({ path }) => release.entry.includes(path));
  const faults = await Promise.all(entry.map((file) => faultOf(file, folder)));
  return faults.filter((fault) => fault !== null);
}

async function faultsOf(release: Release, folder: string): Promise<string[]> {
  const listed = new Set(release.files.map(({ path }) => path));
  const present = await filesUnder(folder);
  const extra = present.files.filter(
    (path) =>
      !listed.has(path) &&
      path !== RELEASE_FILE &&
      path !== SIGNATURE_FILE &&
      !listed.has(path.replace(/\.br$/, '')),
  );
  const faults = await Promise.all(release.files.map((file) => faultOf(file, folder)));
  return [
    ...present.irregular.map((path) => `${path} is not a regular file`),
    ...extra.map((path) => `${path} is not listed in ${RELEASE_FILE}`),
    ...faults.filter((fault) => fault !== null),
  ];
}

async function faultOf(file: Release['files'][number], folder: string): Promise<string | null> {
  const path = join(folder, file.path);
  const bytes = await readUpTo(path, file.bytes);
  if (bytes === null) return `${file.path} is missing`;
  if (bytes === 'longer' || bytes.length !== file.bytes || integrityOf(bytes) !== file.integrity)
    return `${file.path} was altered`;
  return (await brotliForm(path, bytes)) === 'altered' ? `${file.path}.br was altered` : null;
}

/** All files below a folder as relative paths with `/`; links and the like apart. */
export async function filesUnder(folder: string): Promise<{ files: string[]; irregular: string[] }> {
  const files: string[] = [];
  const irregular: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    if (entry.isFile()) files.push(path);
    else if (!entry.isDirectory()) irregular.push(path);
  }
  return { files: files.sort(), irregular: irregular.sort() };
}
