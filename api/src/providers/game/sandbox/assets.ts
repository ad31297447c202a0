import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
const FILES = [
  'game.js',
  'round.js',
  'reels.js',
  'symbols.js',
  'shapes-nature.js',
  'shapes-treasure.js',
  'paths.js',
  'sheet.js',
  'element.js',
  'texts.js',
  'words-west.js',
  'words-asia.js',
  'game.css',
  'controls.css',
  'looks.css',
  'sheet.css',
] as const;

/** The game's files, as they are sent. */
export interface Assets {
  /** Changes with any file: it is part of every address, so that browsers may keep the files for ever. */
  readonly version: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export function readAssets(): Assets {
  const files = new Map(
    FILES.map((name) => [name, readFileSync(new URL(`./game/${name}`, import.meta.url))]),
  );
  const hash = createHash('sha256');
  for (const content of files.values()) hash.update(content);
  return { version: hash.digest('hex').slice(0, 12), files };
}

export function serveAssets(scope: FastifyInstance, { version, files }: Assets): void {
  scope.get<{ Params: { version: string; file: string } }>(
    '/assets/:version/:file',
    async (request, reply) => {
      const { file } = request.params;
      const content = files.get(file);
      if (!content || request.params.version !== version) return reply.code(404).send({ error: 'not_found' });
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(file.endsWith('.css') ? TYPES.css : TYPES.js)
        .send(content);
    },
  );
}
