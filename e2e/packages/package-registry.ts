import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lockedPackages, PUBLIC_REGISTRY, type VersionDocument } from './locked-packages.ts';

/** Package managers wait some days before they take what is new; nothing here is. */
const PUBLISHED_AT = '2020-01-01T00:00:00.000Z';

export interface PackageRegistry {
  readonly address: string;
  close(): void;
}

/**
 * A registry of packages on this machine: it has the tarballs of a folder, and describes the versions that the workspace has locked. What
 * else it is asked for is at the public registry.
 */
export async function startPackageRegistry(tarballs: string): Promise<PackageRegistry> {
  const known = lockedPackages();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname).slice(1);
    const versions = known.get(path);
    if (path.startsWith('-/own/')) response.end(readFileSync(join(tarballs, path.slice('-/own/'.length))));
    else if (versions) sendJson(response, packument(path, versions));
    else response.writeHead(302, { location: `${PUBLIC_REGISTRY}${path}` }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const document of ownPackages(tarballs, address)) known.set(document.name, [document]);
  return { address, close: () => server.close() };
}

function ownPackages(tarballs: string, address: string): VersionDocument[] {
  return readdirSync(tarballs).map((name) => {
    const file = join(tarballs, name);
    const manifest = JSON.parse(
      execFileSync('tar', ['xzOf', file, 'package/package.json'], { encoding: 'utf8' }),
    ) as VersionDocument;
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    return { ...manifest, dist: { integrity, tarball: `${address}-/own/${name}` } };
  });
}

function packument(name: string, documents: readonly VersionDocument[]): object {
  const versions = Object.fromEntries(documents.map((document) => [document.version, document]));
  const time = Object.fromEntries(documents.map(({ version }) => [version, PUBLISHED_AT]));
  const latest = documents.at(-1)?.version;
  return { name, 'dist-tags': { latest }, versions, time: { ...time, modified: PUBLISHED_AT } };
}

function sendJson(response: ServerResponse, document: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(document));
}
