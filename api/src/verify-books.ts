import { withSecretFiles } from '@mosaico/shared/server';
import { openDatabase } from './db/open-database.ts';
import { verify } from './ledger/verify.ts';

/**
 * `pnpm verify-books`: audits the ledger of the database at DATABASE_URL (or DATABASE_URL_FILE), or of the embedded one in DATA_DIR,
 * which no API may be using, and prints what was found, as JSON. Exit
 * code 1 when something is wrong with the books, or they cannot be read.
 */
async function verifyBooks(): Promise<void> {
  const read = withSecretFiles(process.env, ['DATABASE_URL']);
  if ('wrong' in read) throw new Error(read.wrong);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = read.env;
  if (!url && !dataDir) throw new Error('DATABASE_URL is not set');
  const database = await openDatabase(url ? { url } : { dataDir: dataDir ?? '' });
  try {
    const report = await verify(database.jobs);
    process.stdout.write(`${JSON.stringify(report)}\n`);
    if (!report.isSound) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await verifyBooks().catch((error: unknown) => {
  process.stderr.write(`verify-books: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
