/**
 * pnpm bench [--repeats 9] [--conds slow4g,none] [--pages home,recharge] [--timeline]: the site as it ships against the same
 * sources as one bundle, both behind the same edge with HTTP/2 and the same API, in one interleaved run. See e2e/bench/README.md.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaNameOf, releasedFolders } from '../build/workspace.mjs';
import { findBrowser } from './browser.mjs';
import { makeCertificate } from './certificate.mjs';
import { run, serve, untilReady } from './processes.mjs';
import { ROOT, ensureHome, ensureInstalled, freePort, projectEnv, projectNode } from './setup.mjs';
import { buildAll, release, releaseAll, SEEDED_MEMBER } from './site.mjs';
import { CommandError, elapsed, runCommand, say, step } from './terminal.mjs';

/** What every picture says on a site under measurement. */
const CAPTCHA = 'MOSAIC';

await runCommand(async () => {
  await ensureInstalled();
  const browser = await findBrowser();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-bench-'));
  const stopAll = [];
  const stop = () =>
    Promise.all(stopAll.map((end) => end())).then(() => rmSync(home, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    const bundled = path.join(home, 'one-bundle');
    await step('Building the one bundle', () => buildBundle(path.join(home, 'build')));
    await step('Releasing the site', () => releaseAll(home));
    await step('Releasing the one bundle', () => releaseBundle(bundled, path.join(home, 'build')));
    const origins = await step('Starting API and edges', () => startSites({ home, bundled, stopAll }));
    await measure(browser, origins);
  } finally {
    await stop();
  }
  say(`\nFinished in ${elapsed()}`);
});

function measure(browser, { federated, bundle }) {
  const env = {
    ...projectEnv(),
    E2E_BROWSER: browser,
    BENCH_FEDERATED_ORIGIN: federated,
    BENCH_BUNDLE_ORIGIN: bundle,
    BENCH_MEMBER: SEEDED_MEMBER.name,
    BENCH_PASSWORD: SEEDED_MEMBER.password,
    BENCH_CAPTCHA: CAPTCHA,
    BENCH_RESULTS: path.join(ensureHome(), 'bench'),
  };
  const command = ['e2e/bench/run.ts', ...process.argv.slice(2)];
  return run(projectNode(), command, { cwd: ROOT, env, title: 'The measurement' });
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

async function startSites({ home, bundled, stopAll }) {
  mkdirSync(path.join(home, 'logs'), { recursive: true });
  const { key, certificate } = await makeCertificate(home);
  const tls = { EDGE_TLS_KEY: key, EDGE_TLS_CERT: certificate };
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
  const startEdge = async (title, folder) => {
    const port = await freePort();
    const edge = start(title, 'edge/src/main.ts', {
      ...tls,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      REGISTRY_DIR: path.join(folder, 'registry'),
      LOG_LEVEL: 'warn',
    });
    await untilListening(port, edge);
    return `https://localhost:${port}`;
  };
  return {
    federated: await startEdge('The edge', home),
    bundle: await startEdge('The edge of the bundle', bundled),
  };
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
