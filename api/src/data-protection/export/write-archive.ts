import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { EXPORTED } from './catalogue/catalogue.ts';
import type { ExportedTable } from './catalogue/exported-table.ts';
import { csvLine } from './csv-line.ts';
import { columnsOf, rowsOf } from './rows-of.ts';

const UTF8_MARK = '\uFEFF';

/** What the archive says of itself, in `about.json`. */
export interface About {
  readonly site: string;
  readonly member_id: number;
  readonly made_at: string;
}

/**
 * Writes the archive of a member: of every table a JSON and a CSV file. It holds one page of rows at a time.
 *
 * @param take gets the archive piece by piece, in order; the next page is read when it is done with the pieces so far
 * Source: G42.
 */
export async function writeArchive(
  db: Db,
  member: MemberKey,
  about: About,
  take: (pieces: readonly Uint8Array[]) => Promise<void>,
): Promise<void> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const flush = () => take(pieces.splice(0));
  fileIn(zip, 'about.json').push(strToU8(JSON.stringify({ ...about, ...EXPLANATION }, null, 2)), true);
  for (const table of EXPORTED) await addTable(db, zip, table, member, flush);
  zip.end();
  await flush();
}

const EXPLANATION = {
  files: EXPORTED.map(({ table }) => table),
  units: 'Money is in centavos, instants are in UTC, days are those of São Paulo.',
} as const;

async function addTable(
  db: Db,
  zip: Zip,
  table: ExportedTable,
  member: MemberKey,
  flush: () => Promise<void>,
): Promise<void> {
  const json = fileIn(zip, `json/${table.table}.json`);
  const csv = fileIn(zip, `csv/${table.table}.csv`);
  const columns = columnsOf(table);
  csv.push(strToU8(UTF8_MARK + csvLine(columns)));
  let separator = '[';
  for await (const rows of rowsOf(db, table, member)) {
    const objects = rows.map((row) => JSON.stringify(row)).join(',\n');
    json.push(strToU8(`${separator}\n${objects}`));
    separator = ',';
    csv.push(strToU8(rows.map((row) => csvLine(columns.map((name) => row[name]))).join('')));
    await flush();
  }
  json.push(strToU8(separator === '[' ? '[]\n' : '\n]\n'), true);
  csv.push(new Uint8Array(), true);
}

function fileIn(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  return file;
}
