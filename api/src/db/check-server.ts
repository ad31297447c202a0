import pg from 'pg';
import { type Unavailability, unavailabilityOf } from './unavailable.ts';

/**
 * Asks a server what is wrong with it, on a new connection; null when nothing is. Whether its disk is full shows only when
 * something is written, so that is tried when it was full before.
 */
export async function checkServer(
  connection: pg.ClientConfig,
  known: Unavailability | null,
  withinMs: number,
): Promise<Unavailability | null> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  let isSilent = false;
  const deadline = setTimeout(() => {
    isSilent = true;
    client.connection.stream.destroy();
  }, withinMs);
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      `select current_setting('transaction_read_only') as setting`,
    );
    if (rows[0]?.setting === 'on') return 'read_only';
    if (known === 'full') await client.query('create temporary table room as select 1 as n');
    return null;
  } catch (error) {
    return isSilent ? 'silent' : (unavailabilityOf(error) ?? 'unreachable');
  } finally {
    clearTimeout(deadline);
    void client.end();
  }
}
