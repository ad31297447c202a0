/**
 * pnpm bench [--repeats 9] [--conds slow4g,none] [--pages home,recharge,vip,member] [--timeline]: the site as it ships against the same
 * sources as one bundle, behind the same edge program with HTTP/2 and the same API, in one interleaved run.
 * pnpm bench --views: what page views cost an edge. See e2e/bench/README.md.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaNameOf, releasedFolders } from '../build/workspace.mjs';
import { findBrowser, withoutWindows } from './browser.mjs';
import { makeCertificate } from './certificate.mjs';
import { run, serve, untilReady } from './processes.mjs';
import { ROOT, ensureHome, ensureInstalled, freePort, projectEnv, projectNode } from './setup.mjs';
import { buildAll, release, releaseAll, SEEDED_MEMBER } from './site.mjs';
import { CommandError, elapsed, runCommand, say, step } from './terminal.mjs';

/** What every picture says on a site under measurement. */
const CAPTCHA = 'MOSAIC';

const areViewsMeasured = process.argv.includes('--views');

await runCommand(async () => {
  await ensureInstalled();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-bench-'));
  const stopAll = [];
  const stop = () =>
    Promise.all(stopAll.map((end) => end())).then(() => rmSync(home, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    await step('Releasing the site', () => releaseAll(home));
    await (areViewsMeasured ? measureViews(home, stopAll) : measureLoads(home, stopAll));
  } finally {
    await stop();
  }
  say(`\nFinished in ${elapsed()}`);
});

/** What a page view costs an edge. */
async function measureViews(home, stopAll) {
  const { kept, plain } = await step('Starting API and edges', async () => {
    const { startEdge } = await startApi(home, stopAll);
    return {
      kept: await startEdge('The edge', home),
      plain: await startEdge('The edge without first screens', home, { FIRST_SCREENS: 'off' }),
    };
  });
  await runBench('views.ts', {
    VIEWS_ORIGIN: kept.origin,
    VIEWS_PID: String(kept.pid),
    VIEWS_PLAIN_ORIGIN: plain.origin,
    VIEWS_PLAIN_PID: String(plain.pid),
  });
}

/** How long pages take in a browser. */
async function measureLoads(home, stopAll) {
  const browser = await findBrowser();
  const [build, bundled] = [path.join(home, 'build'), path.join(home, 'one-bundle')];
  await step('Building the one bundle', () => buildBundle(build));
  await step('Releasing the one bundle', () => releaseBundle(bundled, build));
  const sites = await step('Starting API and edges', () => startSites(home, bundled, stopAll));
  await runBench('run.ts', {
    E2E_BROWSER: withoutWindows(browser),
    BENCH_FEDERATED_ORIGIN: sites.federated.origin,
    BENCH_BUNDLE_ORIGIN: sites.bundle.origin,
    BENCH_RENDERED_ORIGIN: sites.rendered.origin,
    BENCH_MEMBER: SEEDED_MEMBER.name,
    BENCH_PASSWORD: SEEDED_MEMBER.password,
    BENCH_CAPTCHA: CAPTCHA,
    BENCH_RESULTS: path.join(ensureHome(), 'bench'),
  });
}

function runBench(script, env) {
  const command = [`e2e/bench/${script}`, ...process.argv.slice(2).filter((option) => option !== '--views')];
  return run(projectNode(), command, {
    cwd: ROOT,
    env: { ...projectEnv(), ...env },
    title: 'The measurement',
  });
}

function buildBundle(folder) {
  const command = ['e2e/bench/build-bundle.ts', folder];
  return run(projectNode(), command, {
    cwd: ROOT,
    env: projectEnv(),
    quiet: true,
    title: 'The build of the one bundle',
  });
}

/** The bundle goes live in a registry of its own, as one release per area, so that the same edge program serves it. */
async function releaseBundle(home, build) {
  mkdirSync(home, { recursive: true });
  const areas = releasedFolders().map((folder) => areaNameOf(folder));
  for (const area of areas) {
    const [version = ''] = readdirSync(path.join(build, area));
    await release(home, ['publish', area, '--from', path.join(build, area, version)]);
  }
  await release(home, ['activate', ...areas, '--reason', 'one bundle']);
}

async function startSites(home, bundled, stopAll) {
  const { startEdge } = await startApi(home, stopAll);
  const { key, certificate } = await makeCertificate(home);
  const tls = { EDGE_TLS_KEY: key, EDGE_TLS_CERT: certificate };
  return {
    federated: await startEdge('The edge', home, tls),
    bundle: await startEdge('The edge of the bundle', bundled, { ...tls, FIRST_SCREENS: 'off' }),
    rendered: await startEdge('The edge of the rendered bundle', bundled, tls),
  };
}

/** @returns what starts an edge in front of the API, for the registry in a folder */
async function startApi(home, stopAll) {
  mkdirSync(path.join(home, 'logs'), { recursive: true });
  const apiPort = await freePort();
  const start = (title, script, env) => {
    const logFile = path.join(home, `logs/${title.replaceAll(' ', '-')}.log`);
    const server = serve(projectNode(), [script], {
      cwd: ROOT,
      title,
      logFile,
      env: { ...projectEnv(), ...env },
    });
    stopAll.push(server.stop);
    return server;
  };
  const api = start('The API', 'api/src/main.ts', {
    API_PORT: String(apiPort),
    DATA_DIR: path.join(home, 'data'),
    PUBLIC_ORIGIN: 'https://localhost',
    RATE_LIMIT_FACTOR: '1000',
    CAPTCHA_FIXED_CODE: CAPTCHA,
    LOG_LEVEL: 'warn',
  });
  await untilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
  const startEdge = async (title, folder, env = {}) => {
    const port = await freePort();
    const edge = start(title, 'edge/src/main.ts', {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      REGISTRY_DIR: path.join(folder, 'registry'),
      LOG_LEVEL: 'warn',
      ...env,
    });
    await untilListening(port, edge);
    return { origin: `${'EDGE_TLS_KEY' in env ? 'https' : 'http'}://localhost:${port}`, pid: edge.pid };
  };
  return { startEdge };
}

/** Waits for the port, not for a page: `fetch` refuses a self-signed certificate. The edge listens once it has read its registry. */
async function untilListening(port, server, timeoutMs = 30_000) {
  let reason;
  void server.ended.then((text) => (reason = text));
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (reason !== undefined) throw new CommandError(reason);
    if (await accepts(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CommandError(`Nothing listened on port ${port} within ${timeoutMs / 1000} s`);
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen) => (socket.destroy(), resolve(isOpen));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
