import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { asking } from './connection.ts';
import type { Query } from './registry-database.ts';

/** What goes over the wire at once; a file alone may have more. */
const BATCH_BYTES = 4 * 1024 * 1024;

/** A release as the database knows it. */
export interface PublishedRelease {
  readonly area: string;
  readonly version: string;
  readonly publishedAt: Date;
}

/** A release that was published, published again or removed. */
export interface ChangedRelease {
  readonly area: string;
  readonly version: string;
  /** Null: it was removed. */
  readonly publishedAt: Date | null;
}

export interface ReleaseTables {
  releases(): Promise<readonly PublishedRelease[]>;
  /** What has changed behind this number, each release once, as it is now; the latest first. */
  releasesChangedSince(number: number): Promise<readonly ChangedRelease[]>;
  /**
   * Publishes a folder, in one transaction.
   * @param paths of all its files
   * @returns when; null when there is such a release, whatever its content
   */
  addRelease(area: string, version: string, folder: string, paths: readonly string[]): Promise<Date | null>;
  /** It counts as published now. Null: there is no such release. */
  touchRelease(area: string, version: string): Promise<Date | null>;
  /** One file of a release; null when there is none. */
  readFile(area: string, version: string, path: string): Promise<Buffer | null>;
  /** Gives each file of a release to `onFile`, a few in memory at a time. */
  readFiles(
    area: string,
    version: string,
    onFile: (path: string, content: Buffer) => Promise<void>,
  ): Promise<void>;
}

export function releaseTables(pool: Pool, query: Query): ReleaseTables {
  return {
    async releases() {
      const rows = await query('select area, version, published_at from releases', []);
      return rows.map((row) => ({
        area: String(row['area']),
        version: String(row['version']),
        publishedAt: row['published_at'] as Date,
      }));
    },
    async releasesChangedSince(number) {
      const rows = await query(
        `select area, version, published_at from release_changes left join releases using (area, version)
          where number > $1 order by number desc`,
        [number],
      );
      return rows.map((row) => ({
        area: String(row['area']),
        version: String(row['version']),
        publishedAt: row['published_at'] as Date | null,
      }));
    },
    addRelease: (area, version, folder, paths) =>
      inTransaction(pool, async (run) => {
        const [added] = await run(
          `insert into releases (area, version) values ($1, $2) on conflict do nothing returning published_at`,
          [area, version],
        );
        if (!added) return null;
        for (const path of paths)
          await run('insert into release_files (area, version, path, content) values ($1, $2, $3, $4)', [
            area,
            version,
            path,
            await readFile(join(folder, path)),
          ]);
        return added['published_at'] as Date;
      }),
    async touchRelease(area, version) {
      const [row] = await query(
        'update releases set published_at = clock_timestamp() where area = $1 and version = $2 returning published_at',
        [area, version],
      );
      return (row?.['published_at'] as Date | undefined) ?? null;
    },
    async readFile(area, version, path) {
      const [row] = await query(
        'select content from release_files where area = $1 and version = $2 and path = $3',
        [area, version, path],
      );
      return (row?.['content'] as Buffer | undefined) ?? null;
    },
    async readFiles(area, version, onFile) {
      const sizes = await query(
        'select path, length(content) as bytes from release_files where area = $1 and version = $2 order by path',
        [area, version],
      );
      for (const paths of batchesOf(sizes)) {
        const rows = await query(
          'select path, content from release_files where area = $1 and version = $2 and path = any($3)',
          [area, version, paths],
        );
        for (const { path, content } of rows) await onFile(String(path), content as Buffer);
      }
    },
  };
}

function batchesOf(sizes: readonly Readonly<Record<string, unknown>>[]): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const { path, bytes } of sizes) {
    room -= Number(bytes);
    if (room < 0 || batches.length === 0) {
      batches.push([]);
      room = BATCH_BYTES - Number(bytes);
    }
    batches.at(-1)?.push(String(path));
  }
  return batches;
}

async function inTransaction<T>(pool: Pool, work: (run: Query) => Promise<T>): Promise<T> {
  const client = await asking(() => pool.connect());
  const run: Query = async (sql, values) => (await asking(() => client.query(sql, [...values]))).rows;
  try {
    await run('begin', []);
    const result = await work(run);
    await run('commit', []);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection takes back what was begun.
    client.release(true);
    throw error;
  }
}
