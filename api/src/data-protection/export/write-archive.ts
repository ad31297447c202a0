import { messageSetOf, type MessageSet } from '@mosaico/shared/contract';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Db } from '../../db/tables.ts';
import { picturesEndAt, picturesOf } from '../../identity/pictures.ts';
import type { MemberKey } from '../../members/tables.ts';
import { EXPORTED } from './catalogue/catalogue.ts';
import type { Deps } from '../../runtime/deps.ts';
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
 * Writes the archive of a member: of every table a JSON and a CSV file, and the pictures of identity checks that are still kept. It holds
 * one page of rows, or the pictures of one check, at a time.
 *
 * @param take gets the archive piece by piece, in order; the next page is read when it is done with the pieces so far
 * @returns when the first of its pictures may be kept no longer; null where none of them has such an end yet
 * Source: G42, G33.
 */
export async function writeArchive(
  deps: Pick<Deps, 'db' | 'config'>,
  member: MemberKey,
  about: About,
  take: (pieces: readonly Uint8Array[]) => Promise<void>,
): Promise<Date | null> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const flush = () => take(pieces.splice(0));
  fileIn(zip, 'about.json').push(strToU8(JSON.stringify({ ...about, ...EXPLANATION }, null, 2)), true);
  const set = await messageSetOfMember(deps.db, member);
  for (const table of EXPORTED) await addTable(deps.db, zip, { table, member, set }, flush);
  const picturesEnd = await addPictures(deps, zip, { member, at: new Date(about.made_at) }, flush);
  zip.end();
  await flush();
  return picturesEnd;
}

const EXPLANATION = {
  files: EXPORTED.map(({ table }) => table),
  pictures: 'Pictures of identity checks, while they are kept, lie in the folder pictures.',
  units: 'Money is in centavos, instants are in UTC, days are those of São Paulo.',
} as const;

/** The language in which the member has read what is stored without words. */
async function messageSetOfMember(db: Db, { siteKey, memberId }: MemberKey): Promise<MessageSet> {
  const member = await db
    .lane('jobs')
    .selectFrom('members')
    .select('language')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return messageSetOf(member?.language ?? '') ?? 'pt';
}

interface Contents {
  readonly table: ExportedTable;
  readonly member: MemberKey;
  readonly set: MessageSet;
}

async function addTable(
  db: Db,
  zip: Zip,
  { table, member, set }: Contents,
  flush: () => Promise<void>,
): Promise<void> {
  const json = fileIn(zip, `json/${table.table}.json`);
  const csv = fileIn(zip, `csv/${table.table}.csv`);
  const columns = columnsOf(table);
  csv.push(strToU8(UTF8_MARK + csvLine(columns)));
  let separator = '[';
  for await (const stored of rowsOf(db, table, member)) {
    const rows = stored.map((row) => ({ ...row, ...table.words?.of(row, set) }));
    const objects = rows.map((row) => JSON.stringify(row)).join(',\n');
    json.push(strToU8(`${separator}\n${objects}`));
    separator = ',';
    csv.push(strToU8(rows.map((row) => csvLine(columns.map((name) => row[name]))).join('')));
    await flush();
  }
  json.push(strToU8(separator === '[' ? '[]\n' : '\n]\n'), true);
  csv.push(new Uint8Array(), true);
}

/** Those that another key has sealed cannot be read by anybody, and are left out; so are those whose time is over. @returns as {@link writeArchive} */
async function addPictures(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  zip: Zip,
  { member: { siteKey, memberId }, at }: { readonly member: MemberKey; readonly at: Date },
  flush: () => Promise<void>,
): Promise<Date | null> {
  const checks = await db
    .lane('jobs')
    .selectFrom('identity_checks')
    .select(['id', 'number', 'decided_at'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('files_deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  let firstEnd: Date | null = null;
  for (const check of checks) {
    const end = picturesEndAt(check.decided_at);
    if (end && end <= at) continue;
    if (end && (!firstEnd || end < firstEnd)) firstEnd = end;
    for (const { place, jpeg } of await picturesOf(db, config.providerSecret, check)) {
      const file = new ZipPassThrough(`pictures/${check.number}-${place}.jpg`);
      zip.add(file);
      file.push(Buffer.from(jpeg, 'base64'), true);
    }
    await flush();
  }
  return firstEnd;
}

function fileIn(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  return file;
}
