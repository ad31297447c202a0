import { z } from 'zod';
import { areaDeclarationSchema, type AreaDeclaration } from './area.ts';
import { MESSAGE_SETS, type MessageSet } from './languages.ts';

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** Path inside the release folder: no leading slash, no dot segments. */
const filePath = z.string().regex(/^(?!.*(?:^|\/)\.)[A-Za-z0-9@_-][A-Za-z0-9@._/-]*$/);

/** `release.json`: what one immutable release of one area holds. Written by `release publish`, never changed. */
export const releaseSchema = z.strictObject({
  schema: z.literal('mosaico-release/1'),
  area: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** `<package version>-b<hash of the sources>`: a valid semver. */
  version: z.string().regex(/^\d+\.\d+\.\d+-b[0-9a-f]{8,}$/),
  /** Commit it was built from, or `unknown` outside a checkout. */
  commit: z.string(),
  /** ISO 8601, UTC. */
  builtAt: z.iso.datetime(),
  /** Semver range of the contract it needs. For the shell: the exact version it provides. */
  platform: z.string(),
  /** Module Federation container name, unique per version. Empty for the shell. */
  container: z.string(),
  /** Shared modules: for an area the semver ranges it needs; for the shell the versions it provides. */
  shared: z.record(z.string(), z.string()),
  /**
   * Our own shared modules name by name: for an area what its code takes of each, for the shell what each exports.
   * Releases of before this was recorded say nothing.
   */
  facades: z.record(z.string(), z.array(z.string())).default({}),
  /** Of the shell: the icons that navigation entries may name. Releases of before this was recorded say nothing. */
  icons: z.array(z.string()).default([]),
  /** Names of events: for the shell those that it carries, for an area those in its code. */
  events: z.array(z.string()).default([]),
  /** Of the shell: the GETs that answer anybody, which routes may declare as their data. Releases of before this was recorded say nothing. */
  reads: z.array(z.string()).default([]),
  /** Of an area: those of the widgets it declares that its code has. Releases of before this was recorded say nothing. */
  widgets: z.array(z.string()).optional(),
  declaration: areaDeclarationSchema,
  /** First script of the release: remoteEntry.js; for the shell its deferred scripts, in order. */
  entry: z.array(filePath).min(1),
  /**
   * Chunks to be requested beside the entry: those that the exposed module needs at once; for the shell its HTTP client, where
   * the page does not bring the data.
   */
  chunks: z.array(filePath),
  /** Chunk of each message set. */
  messages: z.partialRecord(z.enum(MESSAGE_SETS), filePath),
  /** Static first paint by message set (shell only): HTML of the frame and its critical CSS. */
  frames: z.partialRecord(z.enum(MESSAGE_SETS), filePath).default({}),
  /** Script that draws first screens on the edge. Releases without one are drawn by browsers alone. */
  server: filePath.optional(),
  files: z.array(z.strictObject({ path: filePath, bytes: z.int().nonnegative(), integrity })).min(1),
});
export type Release = z.infer<typeof releaseSchema>;

/** A file the browser may load, with its integrity (`sha384-…`). */
export interface Asset {
  readonly url: string;
  readonly integrity: string;
}

/** One release as the browser needs it. */
export interface ReleasedVersion {
  readonly version: string;
  /** Module Federation container name, unique per version. */
  readonly container: string;
  readonly entry: Asset;
  readonly chunks: readonly Asset[];
  readonly messages: Readonly<Partial<Record<MessageSet, Asset>>>;
  readonly declaration: AreaDeclaration;
}

/** One file of a release as the browser loads it. Null when the release does not list it. @param base address of its files, with trailing slash */
export function assetOf({ files }: Pick<Release, 'files'>, base: string, path: string): Asset | null {
  const file = files.find((one) => one.path === path);
  return file ? { url: `${base}${path}`, integrity: file.integrity } : null;
}

/** A release as the browser needs it. @param base address of its files, with trailing slash */
export function releasedVersion(release: Release, base: string): ReleasedVersion {
  const { version, container, entry, chunks, messages, declaration } = release;
  const [first = ''] = entry;
  const asset = (path: string): Asset =>
    assetOf(release, base, path) ?? { url: `${base}${path}`, integrity: '' };
  return {
    version,
    container,
    entry: asset(first),
    chunks: chunks.map(asset),
    messages: Object.fromEntries(Object.entries(messages).map(([set, path]) => [set, asset(path)])),
    declaration,
  };
}

/** One area as it is live for this visitor. */
export interface ReleasedArea extends ReleasedVersion {
  readonly area: string;
  /** A version that was live before and fits what is live; used when this one fails in the page. */
  readonly lastKnownGood?: ReleasedVersion;
  /**
   * Revision of the latest change of this area that open tabs follow in place, as soon as nothing holds the busy lock. A tab that has
   * entered the area under this revision or a later one has followed already.
   */
  readonly urgent?: number;
  /** Served by a developer's own server instead of the registry. Never in production. */
  readonly dev?: true;
}

/** The release map as the edge inlines it into the HTML (element id `release-map`). */
export interface ReleaseMap {
  /** Grows by one with every activation or rollback. */
  readonly revision: number;
  /** Live version of the shell itself. */
  readonly shell: string;
  /** Revision of the latest urgent change, whatever it is about: tabs of an earlier one that cannot take this map load the page anew. */
  readonly urgent?: number;
  readonly areas: readonly ReleasedArea[];
  /** Signs reports of this set. Only a map that was asked for has it; of the one in a page, the page's nonce is in its place. */
  readonly view?: string;
}

/** What the edge tells the shell of its surroundings. An empty base means the site's own origin (R166, A23). */
export interface SiteConfig {
  readonly apiBase: string;
  readonly adminBase: string;
  /** Origins, besides the site's own, that a player may be sent to: payment pages, game providers. */
  readonly redirectOrigins: readonly string[];
}
