import { withSecretFiles } from '@mosaico/shared/server';
import { openDatabase } from './db/open-database.ts';
import { prepareUpgrade } from './db/prepare-upgrade.ts';

/**
 * `pnpm prepare-upgrade`: builds the indexes of this release's migrations in the database at DATABASE_URL (or DATABASE_URL_FILE), while the
 * release before goes on with it, and says how long each took. Exit code 1 when one cannot be built.
 */
async function prepare(): Promise<void> {
  const read = withSecretFiles(process.env, ['DATABASE_URL']);
  if ('wrong' in read) throw new Error(read.wrong);
  const { DATABASE_URL: url } = read.env;
  if (!url) throw new Error('DATABASE_URL is not set');
  const database = await openDatabase({ url });
  try {
    const indexes = await prepareUpgrade(database, () => performance.now());
    for (const { name, migration, outcome, seconds } of indexes)
      process.stdout.write(`${migration} ${name}: ${TOLD[outcome]} (${seconds.toFixed(1)} s)\n`);
    process.stdout.write('Ready for the upgrade.\n');
  } finally {
    await database.close();
  }
}

const TOLD = {
  built: 'built',
  standing: 'was built already',
  left: 'is left to its migration',
} as const;

await prepare().catch((error: unknown) => {
  process.stderr.write(`prepare-upgrade: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
