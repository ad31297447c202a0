import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { RELEASE_FILE, SHELL, type Release } from '@mosaico/shared/contract';
import { databaseOf } from './attached-database.ts';
import { readUpTo } from './brotli-form.ts';
import { syncFolder } from './durable-write.ts';
import { followDatabase } from './lock.ts';
import { exceededLimits, PUBLISHING_LIMITS } from './publishing-limits.ts';
import { firstBytesIn } from './release-size.ts';
import { signatureFor } from './sign-publication.ts';
import { SIGNATURE_FILE, signatureText } from './signature.ts';
import type { SigningKey } from './signing.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import {
  checkRelease,
  filesUnder,
  integrityOf,
  parseRelease,
  readDocument,
  releaseFolder,
  releasesFolder,
} from './release-store.ts';
import { removeFolderOf, removeLeftovers, stage } from './staging.ts';

export interface Publication {
  readonly release: Release;
  readonly isNew: boolean;
  /** Size of the files a browser may load. */
  readonly totalBytes: number;
}

/**
 * Publishes the build in `from` under its version, for ever. A second publication of the same content changes
 * nothing. It appears in the store in one step, so a crash leaves either all of it or none.
 * @param area when given, the build must be of this area
 * @param signer the team's key, for a build that is not signed; without one the registry signs it
 * @throws RegistryError for a file that is missing, extra, altered, or no regular file, for a release beyond the limits
 * (publishing-limits.ts), one that nobody trusted has signed, and for other content under a version that is taken
 */
export async function publishRelease(
  registry: string,
  from: string,
  area?: string,
  signer?: SigningKey,
): Promise<Publication> {
  const source = resolve(from);
  const release = await readBuild(source);
  if (area !== undefined && release.area !== area)
    throw new RegistryError(`${source} holds ${release.area}, not ${area}`);
  const contents = await readContents(release, source);
  const totalBytes = release.files.reduce((sum, { bytes }) => sum + bytes, 0);

  await removeLeftovers(registry);
  if (await isPublished(registry, release)) return { release, isNew: false, totalBytes };
  const document = await readDocument(join(source, RELEASE_FILE));
  const signature = await signatureFor(registry, source, { release, document, signer });
  const documents = new Map([
    [RELEASE_FILE, document],
    [SIGNATURE_FILE, signatureText(signature)],
  ]);
  const staged = await stage(registry, documents, contents);
  try {
    await refuseHeavy(release, staged);
    const isNew = await putIntoStore(registry, release, staged);
    if (!isNew) await isPublished(registry, release);
    return { release, isNew, totalBytes };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** The document of a build, or of an upload. @throws RegistryError that names everything wrong with it */
export async function readBuild(source: string): Promise<Release> {
  const path = join(source, RELEASE_FILE);
  const text = await readDocument(path).catch((error: unknown) => {
    if (error instanceof RegistryError) throw error;
    throw new RegistryError(
      `No complete build in ${source}: ${RELEASE_FILE} cannot be read (${errorCode(error)})`,
    );
  });
  const release = parseRelease(text, path);
  const reasons = inconsistencies(release);
  if (reasons.length > 0) throw new RegistryError(`${path} contradicts itself`, reasons);
  const exceeded = exceededLimits(release);
  if (exceeded.length > 0)
    throw new RegistryError(`The build in ${source} is too large to be published`, exceeded);
  return release;
}

function inconsistencies(release: Release): string[] {
  const listed = new Set(release.files.map(({ path }) => path));
  const named = [
    ...release.entry,
    ...release.chunks,
    ...Object.values(release.messages),
    ...Object.values(release.frames),
    ...(release.server === undefined ? [] : [release.server]),
  ];
  const reasons = named
    .filter((path) => !listed.has(path))
    .map((path) => `${path} is used but not listed under files`);
  if (release.declaration.area !== release.area)
    reasons.push(`the declaration is about ${release.declaration.area}`);
  if (listed.size !== release.files.length) reasons.push('a file is listed twice');
  if (listed.has(RELEASE_FILE)) reasons.push(`${RELEASE_FILE} cannot list itself`);
  if (listed.has(SIGNATURE_FILE)) reasons.push(`${SIGNATURE_FILE} cannot be listed: it signs the list`);
  reasons.push(...foldersThatAreFiles(listed));
  const doubled = [...listed].filter((path) => listed.has(`${path}.br`));
  reasons.push(...doubled.map((path) => `${path}.br: compressed files are made at publication`));
  if (release.area !== SHELL && release.container === '')
    reasons.push('container: an area needs a container name');
  return reasons;
}

/** What a browser loads before it shows anything has a budget. */
async function refuseHeavy(release: Release, staged: string): Promise<void> {
  const budget = PUBLISHING_LIMITS.firstBytes[release.area === SHELL ? 'shell' : 'area'];
  const bytes = await firstBytesIn(staged, release);
  if (bytes <= budget) return;
  throw new RegistryError(
    `${release.area} ${release.version} is too heavy: entry and chunks have ${inKilobytes(bytes)} compressed, and may have ${inKilobytes(budget)}`,
  );
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function foldersThatAreFiles(paths: ReadonlySet<string>): string[] {
  const folders = [...paths].flatMap((path) => {
    const names = path.split('/').slice(0, -1);
    return names.map((_, depth) => names.slice(0, depth + 1).join('/'));
  });
  return [...new Set(folders)]
    .filter((path) => paths.has(path))
    .map((path) => `${path} is a file and a folder`);
}

async function readContents(release: Release, source: string): Promise<Map<string, Buffer>> {
  const { files, irregular } = await filesUnder(source);
  const present = new Set(files);
  const listed = new Set(release.files.map(({ path }) => path));
  const reasons = irregular.map((path) => `${path} is not a regular file`);
  reasons.push(
    ...files
      .filter((path) => ![RELEASE_FILE, SIGNATURE_FILE].includes(path) && !listed.has(path))
      .map((path) => `${path} is not listed`),
  );

  const contents = new Map<string, Buffer>();
  for (const { path, bytes, integrity } of release.files) {
    if (!present.has(path)) {
      reasons.push(`${path} is missing`);
      continue;
    }
    const content = await readUpTo(join(source, path), bytes);
    if (Buffer.isBuffer(content) && content.length === bytes && integrityOf(content) === integrity)
      contents.set(path, content);
    else reasons.push(`${path} was altered after the build`);
  }
  if (reasons.length > 0)
    throw new RegistryError(`The build in ${source} is not what its ${RELEASE_FILE} says`, reasons);
  return contents;
}

/** True when this very content is published already; its folder then counts as the one published last. */
export async function isPublished(registry: string, release: Release): Promise<boolean> {
  const { area, version } = release;
  const { release: published, faults } = await checkRelease(registry, area, version);
  if (!published && faults.length === 0) return false;
  if (faults.length > 0) {
    throw new RegistryError(
      `${area} ${version} is published, but damaged: remove ${releaseFolder(registry, area, version)} and publish again`,
      faults,
    );
  }
  if (published && contentOf(published) !== contentOf(release)) {
    throw new RegistryError(
      `${area} ${version} is published with other content; a release never changes, so build a new version`,
    );
  }
  const database = databaseOf(registry);
  const now = database ? await database.touchRelease(area, version) : new Date();
  if (now === null) {
    // Another machine has removed it meanwhile.
    await removeFolderOf(registry, area, version);
    return false;
  }
  await utimes(releaseFolder(registry, area, version), now, now);
  return true;
}

/** Time and commit of the build do not count as content: the same sources give the same release. */
function contentOf(release: Release): string {
  const files = release.files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return JSON.stringify({ ...release, files, builtAt: '', commit: '' });
}

/** Where there is a database, it is published as soon as that has it. False when another process was faster. */
async function putIntoStore(registry: string, { area, version }: Release, staged: string): Promise<boolean> {
  const database = databaseOf(registry);
  const target = releaseFolder(registry, area, version);
  if (!database) return await moveIntoPlace(staged, target);
  const publishedAt = await database.addRelease(area, version, staged, (await filesUnder(staged)).files);
  if (publishedAt === null) {
    await followDatabase(registry, database);
    return false;
  }
  await utimes(staged, publishedAt, publishedAt);
  await moveIntoPlace(staged, target);
  return true;
}

async function moveIntoPlace(staged: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(staged, target);
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return false;
    throw error;
  }
  await syncFolder(dirname(target));
  await syncFolder(releasesFolder(dirname(dirname(dirname(target)))));
  return true;
}
