/**
 * pnpm production-rehearsal: what docs/operations.md says, done on this machine with loopback addresses: PostgreSQL, two APIs and two edges as in
 * production, nginx with TLS in front, and players. While they play, everything is done that an operator does: restarts, backup and
 * restore, an upgrade with a migration, a release and its rollback. Ends with a table, and with exit code 1 when a request was lost or the
 * books are wrong. Needs PostgreSQL, nginx and openssl; everything it makes lies in a temporary folder.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx, startBalancer } from './rehearsal/balancer.mjs';
import { nextApi, otherRelease } from './rehearsal/changed-sources.mjs';
import { findPostgres, startDatabase } from './rehearsal/database.mjs';
import { startPlayers, tokenOfMember } from './rehearsal/players.mjs';
import { processGroup } from './rehearsal/servers.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, freePort, projectNode } from './setup.mjs';
import { buildAll, release, releaseAll } from './site.mjs';
import { CommandError, elapsed, runCommand, say, seconds, step } from './terminal.mjs';

const PROVIDER_SECRET = 'a secret of the rehearsal alone';
const DATABASE = 'mosaico';
const VISITORS = 4;
/** Members of the seed who play. */
const PLAYERS = ['demo', 'beatriz_r', 'dandara7', 'guto_silva'];
/** Undisturbed play, to compare with. */
const QUIET_MS = 5_000;

const table = [];
const cleanUps = [];

await runCommand(async () => {
  const [bin, nginx] = [findPostgres(), findNginx()];
  await ensureInstalled();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-rehearsal-'));
  // The user that PostgreSQL runs as has to get through.
  chmodSync(home, 0o755);
  mkdirSync(path.join(home, 'logs'));
  cleanUps.push(() => process.env.REHEARSAL_KEEP || rmSync(home, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanUp().then(() => process.exit(1)));
  try {
    await rehearse(await setUp({ home, bin, nginx }));
  } finally {
    await cleanUp();
  }
  report();
});

/** A bare machine to a running site, in the order of docs/operations.md. */
async function setUp({ home, bin, nginx }) {
  const ports = await Promise.all(Array.from({ length: 11 }, freePort));
  const [databasePort, port, apiPort, ...free] = ports;
  const log = (name) => path.join(home, 'logs', `${name}.log`);
  const database = await step('Starting PostgreSQL', () =>
    startDatabase({ bin, folder: path.join(home, 'postgres'), port: databasePort, logFile: log('postgres') }),
  );
  cleanUps.push(database.stop);
  await database.create(DATABASE);
  await step('Publishing and activating the releases', () => releaseAll(home));
  const origin = `https://localhost:${port}`;
  const servers = processGroup({
    logs: path.join(home, 'logs'),
    settings: {
      api: {
        DATABASE_URL: database.url(DATABASE),
        PROVIDER_SECRET,
        PUBLIC_ORIGIN: origin,
        SEED_DEMO: 'yes',
        ALLOW_SANDBOX: 'yes',
        PAYMENT_PROVIDER: 'sandbox',
        GAME_PROVIDER: 'sandbox',
        // All players come from one address.
        RATE_LIMIT_FACTOR: '10000',
      },
      edge: { API_URL: `http://127.0.0.1:${apiPort}`, REGISTRY_DIR: path.join(home, 'registry') },
    },
  });
  cleanUps.push(servers.stop);
  const [apis, edges, metrics] = [free.slice(0, 2), free.slice(2, 4), free.slice(4)];
  for (const one of apis)
    await step(`Starting the API on ${one}`, () => servers.start('api', one, metrics.pop()));
  const balancer = await step('Starting nginx', () =>
    startBalancer({
      nginx,
      folder: path.join(home, 'nginx'),
      port,
      apiPort,
      edges,
      apis,
      logFile: log('nginx'),
    }),
  );
  cleanUps.push(balancer.stop);
  for (const one of edges)
    await step(`Starting the edge on ${one}`, () => servers.start('edge', one, metrics.pop()));
  return { home, database, servers, origin, certificate: balancer.certificate };
}

async function rehearse({ home, database, servers, origin, certificate }) {
  const tokens = await Promise.all(PLAYERS.map((account) => logIn(database, account)));
  const players = startPlayers({
    origin,
    certificate,
    providerSecret: PROVIDER_SECRET,
    tokens,
    visitors: VISITORS,
  });
  cleanUps.push(players.stop);
  const underLoad = async (title, work) => {
    const begin = Date.now();
    await step(title, work);
    table.push({ title, ms: Date.now() - begin, ...players.take() });
  };

  await underLoad('Undisturbed play', () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
  for (const kind of ['api', 'edge'])
    for (const port of servers.ports(kind))
      await underLoad(`Restarting ${kind} ${port}`, () => servers.restart(port));

  const dump = path.join(home, 'mosaico.dump');
  await underLoad('Backup of the database', () => database.dump(DATABASE, dump));
  await underLoad('Backup of the registry', () =>
    cp(path.join(home, 'registry'), path.join(home, 'backup/registry'), { recursive: true }),
  );
  await underLoad('Restore of both beside the site', async () => {
    await database.create('restored');
    await database.restore('restored', dump);
    await release(path.join(home, 'backup'), ['verify']);
  });
  await underLoad('The restored books', () => verifyBooks(database.url('restored')));

  const folder = nextApi(path.join(home, 'next'));
  for (const port of servers.ports('api'))
    await underLoad(`Upgrading api ${port}, with a migration`, () => servers.restart(port, { folder }));

  const migrated = await database.query(DATABASE, 'select max(name) from schema_migrations');
  say(`    the last migration is ${migrated.trim()}`);
  await changeRelease(home, servers, underLoad);
  await players.stop();
  table.push({ title: 'The last requests', ms: 0, ...players.take() });
  await step('The books of the site', () => verifyBooks(database.url(DATABASE)));
  await step('The metrics of all processes', () => checkMetrics(servers));
}

/** Each edge serves the version at once, as its metrics tell. */
async function assertLive(servers, area, version) {
  for (const port of servers.ports('edge'))
    if (
      !(await servers.metrics(port)).includes(`mosaico_live_release{area="${area}",version="${version}"} 1`)
    )
      throw new CommandError(`The edge on ${port} does not serve ${area} ${version}`);
}

/** Builds of earlier sources may lie beside the one that was released. */
async function liveVersion(servers, area) {
  const metrics = await servers.metrics(servers.ports('edge')[0]);
  return new RegExp(`mosaico_live_release{area="${area}",version="([^"]+)"} 1`).exec(metrics)?.[1] ?? '';
}

async function changeRelease(home, servers, underLoad) {
  const builds = path.join(ROOT, 'mf-promotions/dist');
  const version = await liveVersion(servers, 'promotions');
  const other = otherRelease(path.join(builds, version), path.join(home, 'other-release'));
  await underLoad('Releasing another version of promotions', async () => {
    await release(home, ['publish', 'promotions', '--from', path.join(home, 'other-release')]);
    await release(home, ['activate', `promotions@${other}`, '--reason', 'rehearsal']);
    await assertLive(servers, 'promotions', other);
  });
  await underLoad('Rolling it back', async () => {
    await release(home, ['rollback', 'promotions', '--reason', 'rehearsal']);
    await assertLive(servers, 'promotions', version);
  });
}

/** A session as a login makes it: a captcha stands before the login itself, which only a person can answer. */
async function logIn(database, account) {
  const { token, hash } = tokenOfMember();
  const sql = `insert into sessions (token_hash, site_key, member_id, created_at, last_used_at)
    select '${hash}', site_key, id, now(), now() from members where site_key = 'demo' and account = '${account}' returning 1`;
  if ((await database.query(DATABASE, sql)).trim() !== '1')
    throw new CommandError(`There is no member ${account}`);
  return token;
}

async function verifyBooks(url) {
  const title = 'The verification of the books';
  const out = await run(projectNode(), ['api/src/verify-books.ts'], {
    cwd: ROOT,
    env: { DATABASE_URL: url },
    quiet: true,
    title,
  });
  const { entries, lines } = JSON.parse(out);
  say(`    ${entries} entries, ${lines} lines, no fault`);
}

async function checkMetrics(servers) {
  for (const [kind, name] of [
    ['api', 'mosaico_db_connections'],
    ['edge', 'mosaico_live_release'],
  ])
    for (const port of servers.ports(kind)) {
      const text = await servers.metrics(port);
      if (!text.includes(`${name}{`)) throw new CommandError(`${kind} ${port} does not tell ${name}`);
    }
}

async function cleanUp() {
  for (const end of cleanUps.splice(0).reverse()) await end();
}

function report() {
  const line = (title, time, requests, lost, slowest) =>
    say(
      `  ${title.padEnd(44)}${time.padStart(8)}${requests.padStart(10)}${lost.padStart(6)}${slowest.padStart(10)}`,
    );
  const total = table.reduce((sum, { requests, lost }) => [sum[0] + requests, sum[1] + lost], [0, 0]);
  say('');
  line('', 'time', 'requests', 'lost', 'slowest');
  for (const { title, ms, requests, lost, slowestMs } of table)
    line(title, seconds(ms), String(requests), String(lost), seconds(slowestMs));
  line('All', elapsed(), String(total[0]), String(total[1]), '');
  for (const { title, losses } of table)
    for (const loss of new Set(losses)) say(`  lost in "${title}": ${loss}`);
  if (total[1] > 0) throw new CommandError(`${total[1]} of ${total[0]} requests were lost`);
  say(`No request was lost, and the books are verified.`);
}
