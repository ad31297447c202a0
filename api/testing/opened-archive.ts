import { strFromU8, unzipSync } from 'fflate';

/** The files of a ZIP archive as texts, by their names. */
export function openedArchive(bytes: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

/** The rows of a table in an archive. */
export function archivedRows(
  files: Readonly<Record<string, string>>,
  table: string,
): readonly Readonly<Record<string, unknown>>[] {
  return JSON.parse(files[`json/${table}.json`] ?? 'null');
}
