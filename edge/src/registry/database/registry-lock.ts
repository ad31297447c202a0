import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from 'pg';
import { RegistryBusy, RegistryError } from '../registry-error.ts';
import { asking } from './connection.ts';

/** Any number: who changes the registry holds this advisory lock of its database. */
const LOCK_ID = 727_102;
const WAIT_MS = 15_000;

export interface RegistryLock {
  /**
   * Runs `work` while nobody else, on any machine, may change the registry. The lock belongs to a connection, and every write goes over it: who
   * has lost the lock cannot write.
   * @throws RegistryError when it is not to be had within 15 s; DatabaseAway
   */
  locked<T>(work: () => Promise<T>): Promise<T>;
  /** Adds a line. The same line again changes nothing. Only under the lock. @throws RegistryError when the history is at another line */
  append(number: number, line: string): Promise<void>;
  /** Only under the lock. */
  addSigningKey(id: string, pem: string): Promise<void>;
  removeRelease(area: string, version: string): Promise<void>;
}

export function lockOf(connect: () => Promise<Client>): RegistryLock {
  const holders = new AsyncLocalStorage<Client>();
  const write = async (sql: string, values: readonly unknown[]) => {
    const holder = holders.getStore();
    if (!holder) throw new Error('Only the owner of the lock writes');
    return await asking(() => holder.query(sql, [...values]));
  };

  return {
    async locked(work) {
      const client = await connect();
      try {
        await asking(() => take(client));
        return await holders.run(client, work);
      } finally {
        // Ends the lock with it, whatever has happened.
        await client.end().catch(() => {});
      }
    },
    async append(number, line) {
      const { rowCount } = await write(
        `insert into history (number, line) select $1, $2
          where $1::integer = (select coalesce(max(number), 0) + 1 from history) on conflict do nothing`,
        [number, line],
      );
      if (rowCount === 1) return;
      const { rows } = await write('select line from history where number = $1', [number]);
      if ((rows[0] as { line?: string } | undefined)?.line !== line)
        throw new RegistryError(`Another process has written line ${number} of the history; try again`);
    },
    async addSigningKey(id, pem) {
      await write('insert into signing_keys (id, pem) values ($1, $2) on conflict do nothing', [id, pem]);
    },
    async removeRelease(area, version) {
      await write('delete from releases where area = $1 and version = $2', [area, version]);
    },
  };
}

async function take(client: Client): Promise<void> {
  await client.query(`set lock_timeout = ${WAIT_MS}`);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_ID]);
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new RegistryBusy();
  }
}
