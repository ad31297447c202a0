import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { RELEASE_FILE } from '../../src/contract/names.ts';
import { OVERRIDE_SCRIPT_PATH } from '../../src/contract/paths.ts';
import type { Release } from '../../src/contract/release.ts';
import { NEWEST_PATH, newestOf, overrideScript } from './override-script.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the newest development build as `/release.json`, and the files of all builds, to the site on another port; and the script that puts it
 * into a page of a running site.
 */
export function serveBuilds(folder: string, newest: () => Release): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The edge and the page are on another origin, and integrity needs CORS.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (pathname === `/${RELEASE_FILE}`) return sendText(response, '.json', JSON.stringify(newest()));
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    if (pathname === OVERRIDE_SCRIPT_PATH) return sendText(response, '.js', overrideScript(newest(), origin));
    if (pathname === NEWEST_PATH)
      return sendText(response, '.json', JSON.stringify(newestOf(newest(), origin)));
    void sendFile(response, folder, decodeURIComponent(pathname));
  });
}

async function sendFile(response: ServerResponse, folder: string, pathname: string): Promise<void> {
  try {
    if (pathname.split('/').includes('..')) throw new Error('outside of the folder');
    sendText(response, extname(pathname), await readFile(join(folder, pathname)));
  } catch {
    response.writeHead(404).end();
  }
}

function sendText(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream');
  response.end(body);
}
