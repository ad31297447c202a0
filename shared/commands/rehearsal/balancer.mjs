import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificate } from '../certificate.mjs';
import { run, serve } from '../processes.mjs';
import { ROOT } from '../setup.mjs';
import { CommandError } from '../terminal.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** @throws CommandError when nginx is not installed */
export function findNginx() {
  const inPath = (process.env.PATH ?? '').split(':').map((folder) => path.join(folder, 'nginx'));
  const found = [...inPath, ...PLACES].find((file) => existsSync(file));
  if (found) return found;
  throw new CommandError('nginx is not installed (Debian: apt-get install nginx-light)');
}

/**
 * nginx with the configuration of `deploy/`, on ports of its own and with a certificate that it has signed itself.
 *
 * @param {{ nginx: string, folder: string, port: number, apiPort: number, edges: number[], apis: number[], logFile: string }} place
 * @returns running balancer, and its certificate for clients to trust
 */
export async function startBalancer({ nginx, folder, port, apiPort, edges, apis, logFile }) {
  mkdirSync(folder);
  const { key, certificate } = await makeCertificate(folder);
  writeFileSync(path.join(folder, 'upstreams.conf'), withPorts('upstreams.conf', { edges, apis }));
  const changes = [
    ['/run/nginx.pid', path.join(folder, 'nginx.pid')],
    ['/var/log/nginx/access.log', path.join(folder, 'access.log')],
    ['/var/log/nginx/error.log', path.join(folder, 'error.log')],
    ['/etc/mosaico/tls/certificate.pem', certificate],
    ['/etc/mosaico/tls/key.pem', key],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen 80;', `listen unix:${path.join(folder, 'plain.socket')};`],
    ['listen 127.0.0.1:4100', `listen 127.0.0.1:${apiPort}`],
  ];
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, changes.reduce(replaced, readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')));
  const args = ['-p', folder, '-c', config, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'];
  await run(nginx, [...args, '-t'], { quiet: true, title: 'nginx -t' });
  const server = serve(nginx, args, { cwd: folder, env: {}, logFile, title: 'nginx' });
  return { ...server, origin: `https://localhost:${port}`, certificate: readFileSync(certificate) };
}

/** The addresses of `deploy/upstreams.conf`, in their order, with other ports. */
function withPorts(file, { edges, apis }) {
  const ports = [...edges, ...apis];
  const text = readFileSync(path.join(ROOT, 'deploy', file), 'utf8');
  return text.replaceAll(/127\.0\.0\.1:\d+/g, () => `127.0.0.1:${ports.shift()}`);
}

function replaced(text, [from, to]) {
  if (!text.includes(from)) throw new CommandError(`deploy/nginx.conf does not hold "${from}" any more`);
  return text.replaceAll(from, to);
}
