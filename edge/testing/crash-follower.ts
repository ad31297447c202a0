import { flushCompileCache } from 'node:module';
import pino from 'pino';
import { attachDatabase, databaseOf, registryDatabaseUrl } from '../src/registry/attached-database.ts';
import { followRegistry } from '../src/registry/follow-registry.ts';

/** The process that tests kill: keeps a copy up to date without end. */
// As in crash-changer.ts.
flushCompileCache();
const [registry = ''] = process.argv.slice(2);
await attachDatabase(registry, registryDatabaseUrl(process.env));
await databaseOf(registry)?.open();
followRegistry(registry, pino({ level: 'warn' }, pino.destination(2)), 20);
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
