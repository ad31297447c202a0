export { freePort } from './free-port.ts';
export { makeQuickFolder } from './quick-folder.ts';
export { startPostgres, type PostgresServer } from './postgres-server.ts';
