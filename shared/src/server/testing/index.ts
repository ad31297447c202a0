export { freePort } from './free-port.ts';
export { startPostgres, type PostgresServer } from './postgres-server.ts';
