import path from 'node:path';
import { run, serve, untilReady } from './processes.mjs';
import { ROOT, freePort, projectEnv, projectNode } from './setup.mjs';
import { step } from './terminal.mjs';

/** Builds every package whose sources have no complete build yet. */
export function buildAll() {
  return run(projectNode(), ['shared/build/build-all.mjs'], {
    cwd: ROOT,
    env: projectEnv(),
    title: 'The build',
  });
}

/** The release command of the edge. @returns what it printed */
export function release(home, args) {
  return run(projectNode(), ['edge/src/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { ...projectEnv(), REGISTRY_DIR: path.join(home, 'registry') },
    quiet: true,
    title: `release ${args.join(' ')}`,
  });
}

/** The releases that these sources make, as JSON. */
function listReleases() {
  return run(projectNode(), ['shared/build/list-releases.mjs'], {
    cwd: ROOT,
    env: projectEnv(),
    quiet: true,
    title: 'The list of releases',
  });
}

/**
 * Publishes what was built and has never been live, and lets it go live, all together. A version that was live once stays
 * as operations left it: a rollback survives the next start.
 *
 * @returns {Promise<string[]>} the areas that went live
 */
export async function releaseAll(home) {
  const releases = JSON.parse(await listReleases());
  const changes = JSON.parse(await release(home, ['history', '--json', '--limit', '100000']));
  const wasLive = new Set(
    changes.flatMap(({ changes: moves = [] }) => moves.map(({ area, to }) => `${area}@${to}`)),
  );
  const fresh = releases.filter(({ area, version }) => !wasLive.has(`${area}@${version}`));
  for (const { folder, area, version } of fresh) {
    await step(`Publishing ${area} ${version}`, () =>
      release(home, ['publish', area, '--from', path.join(ROOT, folder, 'dist', version)]),
    );
  }
  if (fresh.length > 0) {
    const targets = fresh.map(({ area, version }) => `${area}@${version}`);
    await step('Activating', () =>
      release(home, ['activate', ...targets, '--reason', 'built from these sources']),
    );
  }
  return fresh.map(({ area }) => area);
}

/**
 * Starts API and edge and waits until both answer; the operations desk too, where it is given a port.
 *
 * @param {{ home: string, port: number, deskPort?: number, env?: Record<string, string> }} options
 * @returns running site: its address, the end of either process, and how to stop both
 */
export async function startSite({ home, port, deskPort, env = {} }) {
  const apiPort = await freePort();
  const origin = `http://localhost:${port}`;
  const common = { ...projectEnv(), ...env, PUBLIC_ORIGIN: origin };
  const api = serve(projectNode(), ['api/src/main.ts'], {
    cwd: ROOT,
    title: 'The API',
    logFile: path.join(home, 'logs/api.log'),
    env: { ...common, API_PORT: String(apiPort), DATA_DIR: path.join(home, 'data') },
  });
  const stopAll = [api.stop];
  const stop = () => Promise.all(stopAll.map((end) => end()));
  try {
    await untilReady(`http://127.0.0.1:${apiPort}/readyz`, api);
    const edge = serve(projectNode(), ['edge/src/main.ts'], {
      cwd: ROOT,
      title: 'The edge',
      logFile: path.join(home, 'logs/edge.log'),
      env: {
        ...common,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${apiPort}`,
        REGISTRY_DIR: path.join(home, 'registry'),
      },
    });
    stopAll.push(edge.stop);
    await untilReady(`http://127.0.0.1:${port}/edge/healthz`, edge);
    const desk = deskPort === undefined ? null : await startDesk({ home, port: deskPort, env: common });
    if (desk) stopAll.push(desk.stop);
    return {
      origin,
      deskOrigin: desk && `http://localhost:${deskPort}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      ended: Promise.race([api.ended, edge.ended, ...(desk ? [desk.ended] : [])]),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The release API with the operations desk. */
async function startDesk({ home, port, env }) {
  const desk = serve(projectNode(), ['edge/src/release-api/main.ts'], {
    cwd: ROOT,
    title: 'The operations desk',
    logFile: path.join(home, 'logs/desk.log'),
    env: { ...env, RELEASE_API_PORT: String(port), REGISTRY_DIR: path.join(home, 'registry') },
  });
  await untilReady(`http://127.0.0.1:${port}/healthz`, desk).catch(async (error) => {
    await desk.stop();
    throw error;
  });
  return desk;
}

/** The member that every fresh database has; an e2e test logs in with it. */
export const SEEDED_MEMBER = { name: 'demo', password: 'demo123456', withdrawalPassword: '246810' };
