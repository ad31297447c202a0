import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIXES, ASSETS_PATH, EDGE_PATH, RELEASES_PATH, SHELL } from '@mosaico/shared/contract';
import type { EdgeContext } from './edge-context.ts';
import { FAVICON_PATH, ROBOTS_PATH } from './paths.ts';
import { sendFile } from './send-file.ts';
import { DamagedFile, type StoredFile } from './stored-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** An asset keeps its name when it changes. */
const FOR_A_WHILE = 'public, max-age=3600, stale-while-revalidate=86400';
const ROBOTS = ['User-agent: *', ...[...API_PREFIXES, EDGE_PATH].map((path) => `Disallow: ${path}`), ''].join(
  '\n',
);

/** Files of releases, which never change, and the site's own assets, which come with the live shell. */
export function fileRoutes(app: FastifyInstance, context: EdgeContext): void {
  app.get<{ Params: { area: string; version: string; '*': string } }>(
    `${RELEASES_PATH}/:area/:version/*`,
    async (request, reply) => {
      const { area, version, '*': path } = request.params;
      if (context.composition.isRevoked(area, version)) return noFile(reply, 410, 'This version was revoked');
      return await answer(request, reply, () => context.files.ofRelease(area, version, path), FOR_EVER);
    },
  );

  app.get<{ Params: { '*': string } }>(`${ASSETS_PATH}/*`, async (request, reply) =>
    answer(request, reply, () => assetFile(context, request.params['*']), FOR_A_WHILE),
  );

  app.get(FAVICON_PATH, async (request, reply) => {
    const icon = async () =>
      (await assetFile(context, 'favicon.ico')) ?? (await assetFile(context, 'favicon.svg'));
    return await answer(request, reply, icon, FOR_A_WHILE);
  });

  app.get(ROBOTS_PATH, async (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
}

/** Addresses of the fonts that every page needs at once: the Latin ones among the assets. */
export async function firstFonts({
  composition,
  assetsFolder,
  listAssets,
}: EdgeContext): Promise<readonly string[]> {
  const shell = (await composition.current())?.shell.release.files ?? [];
  const released = shell
    .filter(({ path }) => path.startsWith('assets/'))
    .map(({ path }) => path.slice('assets/'.length));
  const paths = released.length > 0 || assetsFolder === null ? released : listAssets;
  return paths
    .filter((path) => /^fonts\/.*-latin\.woff2$/.test(path))
    .map((path) => `${ASSETS_PATH}/${path}`);
}

async function assetFile(
  { composition, files, assetsFolder }: EdgeContext,
  path: string,
): Promise<StoredFile | null> {
  const shell = (await composition.current())?.shell;
  const released =
    shell && !shell.isDev ? await files.ofRelease(SHELL, shell.release.version, `assets/${path}`) : null;
  return released ?? (assetsFolder === null ? null : await files.ofFolder(assetsFolder, path));
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<StoredFile | null>,
  cacheControl: string,
): Promise<FastifyReply> {
  try {
    const file = await read();
    if (file) return sendFile(request, reply, file, cacheControl);
    return noFile(reply, 404, 'There is no such file');
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    request.log.error({ err: error }, 'a released file is damaged');
    return noFile(reply, 500, 'This file is damaged');
  }
}

function noFile(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
