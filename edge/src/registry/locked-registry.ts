import { mkdir, readFile } from 'node:fs/promises';
import { digestOf } from './chain.ts';
import { replaceDurably } from './durable-write.ts';
import { environmentFolder, ENVIRONMENTS, LIVE, mapFile, type Environment } from './environments.ts';
import { appendHistory, historyLines, isStoreChange, readHistory, type History } from './history.ts';
import { dropTornLine, readLines } from './history-file.ts';
import type { KeyEntry } from './key-entry.ts';
import { errorCode, RegistryError } from './registry-error.ts';
import { makeKey } from './registry-keys.ts';
import { EMPTY_MAP, registryMapSchema, type HistoryEntry, type RegistryMap } from './registry-map.ts';
import { publishedDigests } from './trust.ts';
import { withReserve } from './reserve.ts';
import { EMPTY_STORE, storeFile, storeStateSchema, type StoreEntry, type StoreState } from './store-state.ts';

/**
 * What only the owner of the lock does. Every change is first a line of the history, which carries the whole next document, and
 * then that document: a document that is behind the history is rolled forward by whoever comes next.
 */

/** Brings a registry to where its history says it is. */
export async function recover(registry: string): Promise<void> {
  await dropTornLine(registry);
  await ensureSealed(registry);
  await catchUp(registry);
}

/** Rolls the documents forward to the last lines of the history. */
export async function catchUp(registry: string): Promise<void> {
  for (const environment of ENVIRONMENTS) await currentMap(registry, environment);
  await currentStore(registry);
}

/** What is live in an environment, and how that came about. */
export async function currentMap(
  registry: string,
  environment: Environment,
): Promise<{ map: RegistryMap; history: HistoryEntry[] }> {
  const history = await readHistory(registry, environment);
  const map = await current(mapDocument(registry, environment), history, history.entries.at(-1)?.map);
  return { map, history: history.entries };
}

/** What holds for releases everywhere. */
export async function currentStore(registry: string): Promise<StoreState> {
  const history = await readHistory(registry);
  const latest = history.all.findLast(isStoreChange)?.store;
  return await current(storeDocument(registry), history, latest);
}

/** Writes a change down: from the history line on, it has happened. */
export async function commitMap(registry: string, entry: HistoryEntry): Promise<void> {
  await withReserve(registry, () => appendHistory(registry, entry));
  await write(mapDocument(registry, entry.environment ?? LIVE), entry.map);
}

export async function commitStore(registry: string, entry: StoreEntry): Promise<void> {
  await withReserve(registry, () => appendHistory(registry, entry));
  await write(storeDocument(registry), entry.store);
}

/** Begins the chain where there is none: what stands there until then is held by the digest of the seal. */
async function ensureSealed(registry: string): Promise<void> {
  if (!(await isSealed(registry)))
    await seal(registry, { by: 'mosaico', why: 'first key', at: new Date().toISOString() });
}

/** Makes a new key that signs from here on, whatever key signed before. */
export async function seal(
  registry: string,
  author: { by: string; why: string; at: string },
): Promise<KeyEntry> {
  const isFirst = !(await isSealed(registry));
  const lines = await readLines(registry);
  const key = await makeKey(registry);
  const digest = digestOf(lines.join('\n'));
  const sealed = { lines: lines.length, digest, releases: await publishedDigests(registry) };
  const entry: KeyEntry = {
    ...author,
    action: 'seal',
    key: key.id,
    publicKey: key.publicKey,
    ...(isFirst ? { sealed } : {}),
  };
  await appendHistory(registry, entry, key);
  return entry;
}

async function isSealed(registry: string): Promise<boolean> {
  return (await historyLines(registry)).some(({ key }) => key !== null);
}

/** A document that the history carries. */
interface Document<Content> {
  readonly registry: string;
  readonly path: string;
  readonly folder: string;
  readonly empty: Content;
  readonly parse: (value: unknown) => Content;
  readonly age: (content: Content) => number;
  /** A damaged last line may be about it even when there is no other sign of it. */
  readonly isAlwaysThere: boolean;
}

function mapDocument(registry: string, environment: Environment): Document<RegistryMap> {
  return {
    registry,
    path: mapFile(registry, environment),
    folder: environmentFolder(registry, environment),
    empty: EMPTY_MAP,
    parse: (value) => registryMapSchema.parse(value),
    age: ({ revision }) => revision,
    isAlwaysThere: environment === LIVE,
  };
}

function storeDocument(registry: string): Document<StoreState> {
  return {
    registry,
    path: storeFile(registry),
    folder: registry,
    empty: EMPTY_STORE,
    parse: (value) => storeStateSchema.parse(value),
    age: ({ change }) => change,
    isAlwaysThere: false,
  };
}

/** What is live in an environment, as its document has it. @throws RegistryError when that is damaged */
export async function readMap(registry: string, environment: Environment = LIVE): Promise<RegistryMap> {
  return await read(mapDocument(registry, environment));
}

/** What holds for releases everywhere, as its document has it. @throws RegistryError when that is damaged */
export async function readStore(registry: string): Promise<StoreState> {
  return await read(storeDocument(registry));
}

async function read<Content>({ path, empty, parse }: Document<Content>): Promise<Content> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return empty;
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new RegistryError(`${path} is damaged`);
  }
}

async function current<Content>(
  document: Document<Content>,
  { damage, isLatestDamaged }: History,
  latest: Content | undefined,
): Promise<Content> {
  const { age, empty, path, isAlwaysThere } = document;
  const written = await read(document).catch((error: unknown) => {
    if (error instanceof RegistryError && latest !== undefined) return empty;
    throw error;
  });
  const isBehind = latest !== undefined && age(written) < age(latest);
  if (isLatestDamaged && (isBehind || (isAlwaysThere && written === empty)))
    throw new RegistryError(`Nothing says what is live: ${path} is lost or damaged too`, damage);
  if (!isBehind) return written;
  await write(document, latest);
  return latest;
}

async function write<Content>(
  { path, folder, registry }: Document<Content>,
  content: Content,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withReserve(registry, () => replaceDurably(path, `${JSON.stringify(content, null, 2)}\n`));
}
