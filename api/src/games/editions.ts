import { ConfigError } from '../config/config.ts';
import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { sandboxEditions, sandboxGames } from '../providers/game/sandbox.ts';
import { gameColumns } from './game-columns.ts';

/**
 * Gives every sandbox site a catalogue of so many titles: its own, and behind them the sandbox's editions of those. What is beyond the number is
 * withdrawn, and stays in the history of who played it. Doing it again changes nothing.
 *
 * @throws ConfigError when a site would need more editions than there are
 * Source: G14.
 */
export async function offerTitles(db: Db, titles: number): Promise<void> {
  await transaction(db, async (tx) => {
    const sites = await tx
      .selectFrom('sites')
      .select('key')
      .where('is_sandbox', '=', true)
      .orderBy('key')
      // Of several processes that start at once, each finds what the one before it wrote.
      .forUpdate()
      .execute();
    for (const { key } of sites) await offerOn(tx, key, titles);
  });
}

async function offerOn(tx: Tx, siteKey: string, titles: number): Promise<void> {
  const games = await tx
    .selectFrom('games')
    .select(['code', 'sort_order'])
    .where('site_key', '=', siteKey)
    .execute();
  const codes = new Set(games.map(({ code }) => code));
  const own = sandboxGames.games.filter(({ code }) => codes.has(code));
  if (own.length === 0) return;
  const ownCodes = new Set(own.map(({ code }) => code));
  const possible = sandboxEditions.filter(({ of }) => ownCodes.has(of));
  const wanted = possible.slice(0, Math.max(0, titles - own.length));
  if (own.length + wanted.length < titles)
    throw new ConfigError(
      `CATALOGUE_TITLES: for the site ${siteKey} there are ${own.length + possible.length} at most`,
    );
  const last = Math.max(...games.filter(({ code }) => ownCodes.has(code)).map((game) => game.sort_order));
  const missing = wanted.filter(({ code }) => !codes.has(code));
  if (missing.length > 0)
    await tx
      .insertInto('games')
      .values(
        missing.map((edition) => ({
          ...gameColumns(edition),
          site_key: siteKey,
          id: edition.id,
          is_new: false,
          is_promoted: false,
          sort_order: last + 1 + possible.indexOf(edition),
        })),
      )
      .execute();
  await setAvailable(tx, siteKey, { editions: possible, offered: new Set(wanted.map(({ id }) => id)) });
}

async function setAvailable(
  tx: Tx,
  siteKey: string,
  {
    editions,
    offered,
  }: { readonly editions: readonly { readonly id: number }[]; readonly offered: ReadonlySet<number> },
): Promise<void> {
  const ids = editions.map(({ id }) => id);
  for (const isAvailable of [true, false]) {
    const those = ids.filter((id) => offered.has(id) === isAvailable);
    if (those.length === 0) continue;
    await tx
      .updateTable('games')
      .set({ is_available: isAvailable })
      .where('site_key', '=', siteKey)
      .where('id', 'in', those)
      .where('is_available', '=', !isAvailable)
      .execute();
  }
}
