import path from 'node:path';
import { serve, untilReady } from '../processes.mjs';
import { ROOT } from '../setup.mjs';

/** What the units of `deploy/systemd` start. */
const NODE = path.join(ROOT, 'node_modules/.bin/node');

/**
 * The processes of edge and API that are run.
 *
 * @param {{ logs: string, settings: Record<'api' | 'edge', Record<string, string>> }} options
 */
export function processGroup({ logs, settings }) {
  const running = new Map();

  async function start(kind, port, metricsPort, { folder = ROOT } = {}) {
    const own = kind === 'api' ? { API_PORT: String(port) } : { PORT: String(port) };
    const server = serve(NODE, [path.join(folder, kind, 'src/main.ts')], {
      cwd: ROOT,
      title: `${kind} ${port}`,
      logFile: path.join(logs, `${kind}-${port}.log`),
      env: { ...settings[kind], ...own, NODE_ENV: 'production', METRICS_PORT: String(metricsPort) },
    });
    running.set(port, { kind, metricsPort, server });
    await untilReady(`http://127.0.0.1:${port}${kind === 'api' ? '/readyz' : '/edge/healthz'}`, server);
  }

  return {
    start,
    /** Ends a process as systemd does, and starts it again, perhaps from the sources in another folder. */
    async restart(port, more) {
      const { kind, metricsPort, server } = running.get(port);
      await server.stop();
      await start(kind, port, metricsPort, more);
    },
    ports: (kind) => [...running].filter(([, one]) => one.kind === kind).map(([port]) => port),
    metrics: (port) =>
      fetch(`http://127.0.0.1:${running.get(port).metricsPort}/metrics`).then((answer) => answer.text()),
    stop: () => Promise.all([...running.values()].map(({ server }) => server.stop())),
  };
}
