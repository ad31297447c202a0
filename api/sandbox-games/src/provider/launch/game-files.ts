import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { MessageSet } from '@mosaico/shared/contract';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';

/** Where `pnpm build` puts the games. */
export const BUILT_GAMES = join(import.meta.dirname, '../../../dist');

/** The script with which players check saved rounds on their own computer, below the build and below the provider's address. */
export const VERIFIER_FILE = 'verify-rounds.mjs';
export const VERIFIER_PATH = `${PROVIDER_PATH}/${VERIFIER_FILE}`;

/** The files that a page starts with, as the build writes them to `games.json`. */
export interface StartFiles {
  readonly script: string;
  readonly style: string;
  /** The words of each language. */
  readonly messages: Readonly<Record<MessageSet, string>>;
}

/** A build of the games. */
export interface GameFiles extends StartFiles {
  /** Folder of the files; each name has the hash of its contents. */
  readonly folder: string;
  /** Text of the script that checks rounds. */
  readonly verifier: string;
}

/** The games cannot be served: they were never built. The message says what to do. */
export class GamesNotBuilt extends Error {
  override readonly name = 'GamesNotBuilt';
  constructor(folder: string) {
    super(`the sandbox games are not built (nothing in ${folder}); run: pnpm build`);
  }
}

/** @throws GamesNotBuilt */
export function readGameFiles(builtGames: string): GameFiles {
  try {
    const text = readFileSync(join(builtGames, 'games.json'), 'utf8');
    const verifier = readFileSync(join(builtGames, VERIFIER_FILE), 'utf8');
    return { ...(JSON.parse(text) as StartFiles), folder: join(builtGames, 'files'), verifier };
  } catch {
    throw new GamesNotBuilt(builtGames);
  }
}

/** Address of a built file, which browsers may keep for ever. */
export function fileUrl(file: string): string {
  return `${PROVIDER_PATH}/assets/${file}`;
}

export function serveGameFiles(scope: FastifyInstance, { folder, verifier }: GameFiles): void {
  scope.get(`/${VERIFIER_FILE}`, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-disposition', `attachment; filename="${VERIFIER_FILE}"`)
      .header('cache-control', 'no-cache')
      .send(verifier),
  );
  void scope.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  });
}
